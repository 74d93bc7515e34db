import { type GuillocheDetail, guilloche } from './guilloche.ts';

interface GuillocheProps {
  /** The same seed always gives the same drawing; usually the slug. */
  readonly seed: string;
  readonly detail: GuillocheDetail;
}

/** The security print of a programme; decoration only. */
export function Guilloche({ seed, detail }: GuillocheProps) {
  const { size, rings } = guilloche(seed, detail);
  return (
    <svg
      className={`guilloche guilloche-${detail}`}
      viewBox={`0 0 ${size} ${size}`}
      aria-hidden="true"
    >
      {rings.map(({ path, angles }, ring) => {
        const id = `${detail}-${seed}-${ring}`;
        return (
          <g key={id}>
            <path id={id} d={path} />
            {angles.slice(1).map((angle) => (
              <use
                key={angle}
                href={`#${id}`}
                transform={`rotate(${angle} ${size / 2} ${size / 2})`}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
