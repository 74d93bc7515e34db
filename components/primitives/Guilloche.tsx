import { createContext, type ReactNode, useContext } from 'react';
import { AccentContext } from './AccentContext.ts';
import { factorsOf, guilloche } from './guilloche.ts';

/** Seed of the drawing in the page's hero, for those that repeat it. */
export const HeroSeedContext = createContext<string | undefined>(undefined);

interface GuillocheProps {
  /** The same seed always gives the same drawing; usually the slug. */
  readonly seed: string;
  readonly detail: 'hero' | 'card';
  /** Tells it from others of the same seed on the page. */
  readonly name?: string;
}

/** A square around the middle of a drawing, by the half of its side. */
const squareOf = (half: number) => `${-half} ${-half} ${2 * half} ${2 * half}`;

/** Rosettes of cards and rows are of one size: each is seen from edge to edge. */
export const wholeDrawing = (seed: string) => squareOf(guilloche(seed).reach + 2);

/** The security print of a programme, white on a hero and in the accent on a card; decoration only. */
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
      {...(accent && detail === 'card' && { color: accent })}
    >
      {isRepeated ? (
        <use href={`#${partId('print', copies)}`} />
      ) : (
        <Turned id={detail === 'hero' ? 'print' : name} path={path} copies={copies} />
      )}
    </svg>
  );
}

interface GuillocheDrawingProps {
  readonly seed: string;
  readonly id: string;
}

/** The lines alone, for drawings that show them several times. */
export function GuillocheDrawing({ seed, id }: GuillocheDrawingProps) {
  const { path, copies } = guilloche(seed);
  return <Turned id={id} path={path} copies={copies} />;
}

/** The id of all lines of a drawing. */
export const drawingId = (id: string, seed: string) => partId(id, guilloche(seed).copies);

/** With an underscore, which no address of a section has: staff name those themselves. */
const partId = (id: string, copies: number) => `${id}_${copies}`;

interface TurnedProps {
  readonly id: string;
  readonly path: string;
  readonly copies: number;
}

/** Lines at so many angles: each group is the one before it, turned a few times. */
function Turned({ id, path, copies }: TurnedProps) {
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
