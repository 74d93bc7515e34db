import { createContext, type ReactNode, useContext } from 'react';
import { AccentContext } from './AccentContext.ts';
import { factorsOf, guilloche } from './guilloche.ts';

/** Seed of the hero's drawing, so that cards with the same drawing can reuse it. */
export const HeroSeedContext = createContext<string | undefined>(undefined);

interface GuillocheProps {
  /** Determines the drawing; usually the slug. */
  readonly seed: string;
  readonly detail: 'hero' | 'card';
  /** Unique on the page, if several drawings have the same seed. */
  readonly name?: string;
}

/** The `viewBox` of a square around the origin. */
const squareOf = (half: number) => `${-half} ${-half} ${2 * half} ${2 * half}`;

/** The `viewBox` of a whole rosette, so that those of cards and rows have the same size. */
export const wholeDrawing = (seed: string) => squareOf(guilloche(seed).reach + 2);

/** A programme's security print, white on a hero, in the accent colour on a card; decorative. */
export function Guilloche({ seed, detail, name = seed }: GuillocheProps) {
  const accent = useContext(AccentContext);
  const isRepeated = useContext(HeroSeedContext) === seed && detail === 'card';
  const { size, path, copies } = guilloche(seed);
  return (
    <svg
      className={`guilloche guilloche-${detail}`}
      viewBox={detail === 'hero' ? squareOf(size / 2) : wholeDrawing(seed)}
      preserveAspectRatio={detail === 'hero' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      color={detail === 'card' ? accent : undefined}
    >
      {isRepeated ? (
        <use href={`#${partId('print', copies)}`} />
      ) : (
        <RotatedCopies id={detail === 'hero' ? 'print' : name} path={path} copies={copies} />
      )}
    </svg>
  );
}

interface GuillocheDrawingProps {
  readonly seed: string;
  readonly id: string;
}

/** The lines only, to be referenced by several drawings. */
export function GuillocheDrawing({ seed, id }: GuillocheDrawingProps) {
  const { path, copies } = guilloche(seed);
  return <RotatedCopies id={id} path={path} copies={copies} />;
}

/** The id of a drawing's lines. */
export const drawingId = (id: string, seed: string) => partId(id, guilloche(seed).copies);

/** Contains an underscore, so that it cannot equal a section id, which staff choose. */
const partId = (id: string, copies: number) => `${id}_${copies}`;

interface RotatedCopiesProps {
  readonly id: string;
  readonly path: string;
  readonly copies: number;
}

/** The path at all its angles: each group repeats the one inside it. */
function RotatedCopies({ id, path, copies }: RotatedCopiesProps) {
  let count = 1;
  let drawn: ReactNode = <path id={partId(id, 1)} d={path} />;
  for (const factor of factorsOf(copies)) {
    const turns = Array.from({ length: factor - 1 }, (_, turn) => ((turn + 1) * count) / copies);
    drawn = (
      <g id={partId(id, count * factor)}>
        {drawn}
        {turns.map((turn) => (
          <use key={turn} href={`#${partId(id, count)}`} transform={`rotate(${angleOf(turn)})`} />
        ))}
      </g>
    );
    count *= factor;
  }
  return drawn;
}

const angleOf = (turn: number) => Math.round(turn * 36_000) / 100;
