import type { RegisterRow } from '../../../locales/selections.ts';
import { rosetteViewBox } from '../../primitives/Guilloche.tsx';
import { guilloche } from '../../primitives/guilloche.ts';
import { RotatedCopies, RotatedPath } from '../../primitives/RotatedCopies.tsx';

const seedOf = ({ country, slug }: RegisterRow): string => country ?? slug;

/** The same for rows whose rosettes have the same lines and colour. */
const idOf = (row: RegisterRow): string => `seal-${seedOf(row)}${row.accent}`.replace('#', '-');

/** Defines each rosette of the rows once, in its colour. */
export function SealDrawings({ rows }: { readonly rows: readonly RegisterRow[] }) {
  const drawings = new Map(rows.map((row) => [idOf(row), row]));
  return (
    <svg className="visually-hidden" aria-hidden="true" fill="none" strokeWidth="1.6">
      {Array.from(drawings, ([id, row]) => {
        const { path, copies } = guilloche(seedOf(row));
        return (
          <g key={id} stroke={row.accent}>
            <RotatedPath id={id} path={path} copies={copies} />
          </g>
        );
      })}
    </svg>
  );
}

/** The rosette of a row's country in its colour; decorative. */
export function Seal({ row }: { readonly row: RegisterRow }) {
  const seed = seedOf(row);
  return (
    <svg className="guilloche seal" viewBox={rosetteViewBox(seed)} aria-hidden="true">
      <RotatedCopies id={idOf(row)} copies={guilloche(seed).copies} />
    </svg>
  );
}
