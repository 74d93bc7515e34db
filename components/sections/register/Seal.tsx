import type { RegisterRow } from '../../../locales/parts.ts';
import { drawingId, GuillocheDrawing, wholeDrawing } from '../../primitives/Guilloche.tsx';

const seedOf = ({ country, slug }: RegisterRow): string => country ?? slug;

/** Defines each rosette of the rows once. */
export function SealDrawings({ rows }: { readonly rows: readonly RegisterRow[] }) {
  return (
    <svg className="visually-hidden" aria-hidden="true">
      {[...new Set(rows.map(seedOf))].map((seed) => (
        <GuillocheDrawing key={seed} seed={seed} id={`seal-${seed}`} />
      ))}
    </svg>
  );
}

/** The rosette of a row's country in its colour; decorative. */
export function Seal({ row }: { readonly row: RegisterRow }) {
  const seed = seedOf(row);
  return (
    <svg
      className="guilloche seal"
      viewBox={wholeDrawing(seed)}
      color={row.accent}
      aria-hidden="true"
    >
      <use href={`#${drawingId(`seal-${seed}`, seed)}`} />
    </svg>
  );
}
