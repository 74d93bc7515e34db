/** A drawing of interlaced lines: closed curves, each repeated at several angles. */
export interface Guilloche {
  readonly rings: readonly { readonly path: string; readonly angles: readonly number[] }[];
}

/** Side of the square that a guilloche is drawn in. */
export const GUILLOCHE_SIZE = 400;

const CENTRE = GUILLOCHE_SIZE / 2;

/** How many rings and repetitions a drawing has: a card's weighs a third of a hero's. */
export type GuillocheDetail = 'hero' | 'card';

const DETAIL = {
  hero: { rings: 3, repeats: 7, samples: 5 },
  card: { rings: 1, repeats: 6, samples: 5 },
} as const;

/**
 * Draws the security print of a programme: the same seed always gives the same drawing. Each ring
 * is r(θ) = R + a·sin(nθ) + b·sin(mθ), as the rosettes of banknotes and passports are engraved.
 *
 * @param seed usually the slug
 */
export function guilloche(seed: string, detail: GuillocheDetail): Guilloche {
  const random = seededRandom(seed);
  const { rings, repeats, samples } = DETAIL[detail];
  const petals = 8 + Math.floor(random() * 7);
  return {
    rings: Array.from({ length: rings }, (_, ring) => {
      const radius = 186 - ring * 56 - 34;
      const n = petals - ring * 2;
      const m = n * (1 + Math.floor(random() * 2)) + 1;
      const swing = 20 + random() * 16;
      const curve = (angle: number) =>
        radius + swing * Math.sin(n * angle) + (36 - swing) * 0.55 * Math.sin(m * angle);
      const step = 360 / n / repeats;
      return {
        path: closedCurve(curve, Math.min(n, 14) * samples),
        angles: Array.from({ length: repeats }, (_, turn) => Math.round(turn * step * 10) / 10),
      };
    }),
  };
}

/** A closed quadratic B-spline through the midpoints of the samples, in whole units. */
function closedCurve(radius: (angle: number) => number, samples: number): string {
  const points = Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI;
    return [CENTRE + radius(angle) * Math.cos(angle), CENTRE + radius(angle) * Math.sin(angle)];
  });
  const at = (index: number) => points[index % samples] ?? [0, 0];
  const middle = (index: number) =>
    [0, 1].map((axis) => Math.round(((at(index)[axis] ?? 0) + (at(index + 1)[axis] ?? 0)) / 2));
  const segments = points.map((_, index) => {
    const [x = 0, y = 0] = middle(index);
    const control = at(index + 1).map((value, axis) => Math.round(value - (axis === 0 ? x : y)));
    const end = middle(index + 1).map((value, axis) => value - (axis === 0 ? x : y));
    return `q${[...control, ...end].join(' ')}`.replaceAll(' -', '-');
  });
  return `M${middle(0).join(' ')}${segments.join('')}z`;
}

/** mulberry32 over an FNV-1a hash of the seed: small, and the same on every machine. */
function seededRandom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
