import { useContext } from 'react';
import { AccentContext } from './AccentContext.ts';
import { guilloche } from './guilloche.ts';
import { RotatedCopies, RotatedPath } from './RotatedCopies.tsx';

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
export const rosetteViewBox = (seed: string) => squareOf(guilloche(seed).reach + 2);

/** A programme's security print, white on a hero, in the accent colour on a card; decorative. */
export function Guilloche({ seed, detail, name = seed }: GuillocheProps) {
  const accent = useContext(AccentContext);
  const { size, path, copies } = guilloche(seed);
  const id = detail === 'hero' ? 'print' : name;
  return (
    <svg
      className={`guilloche guilloche-${detail}`}
      viewBox={detail === 'hero' ? squareOf(size / 2) : rosetteViewBox(seed)}
      preserveAspectRatio={detail === 'hero' ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      color={detail === 'card' ? accent : undefined}
    >
      <RotatedPath id={id} path={path} copies={copies} />
      <RotatedCopies id={id} copies={copies} />
    </svg>
  );
}
