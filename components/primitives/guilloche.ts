/** A drawing of interlaced lines: closed curves, each repeated at several angles. */
export interface Guilloche {
  readonly rings: readonly { readonly path: string; readonly angles: readonly number[] }[];
}

/** Side of the square that a guilloche is drawn in. */
export const GUILLOCHE_SIZE = 400;

const CENTRE = GUILLOCHE_SIZE / 2;

/** A hero shows rim and rosette, a card the rosette alone. */
export type GuillocheDetail = 'hero' | 'card';

/** A closed curve r(θ) = radius + swing · sin(petals · θ / turns), θ from 0 to 2π · turns. */
interface Ring {
  readonly radius: number;
  readonly swing: number;
  readonly petals: number;
  /** Times around until the curve closes: the more, the closer it is woven. */
  readonly turns: number;
  /** How often it is repeated, each time turned by a part of a petal. */
  readonly repeats: number;
}

/**
 * Draws the security print of a programme, a rim around a rosette as on banknotes and passports.
 * The same seed always gives the same drawing.
 *
 * @param seed usually the slug
 */
export function guilloche(seed: string, detail: GuillocheDetail): Guilloche {
  const random = seededRandom(seed);
  const pick = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const rosette: Ring = {
    radius: pick(78, 96),
    swing: pick(48, 70),
    ...coprime(pick(9, 16), pick(2, 5)),
    repeats: pick(3, 4),
  };
  const rim: Ring = {
    radius: pick(156, 166),
    swing: pick(16, 32),
    ...coprime(pick(19, 27), pick(3, 6)),
    repeats: pick(2, 3),
  };
  // A card's drawing is small: half the points do.
  return detail === 'hero'
    ? { rings: [rim, rosette].map((ring) => draw(ring, 6)) }
    : { rings: [draw({ ...rosette, radius: 110 }, 3)] };
}

/** Petals and turns without a common divisor, so that the curve closes only at its end. */
function coprime(petals: number, turns: number): { petals: number; turns: number } {
  const isShared = [2, 3, 5].some((divisor) => petals % divisor === 0 && turns % divisor === 0);
  return isShared ? coprime(petals + 1, turns) : { petals, turns };
}

const draw = ({ radius, swing, petals, turns, repeats }: Ring, samplesAPetal: number) => ({
  path: closedCurve(
    (angle) => radius + swing * Math.sin((petals * angle) / turns),
    turns,
    petals * samplesAPetal,
  ),
  angles: Array.from({ length: repeats }, (_, turn) => round((turn * 360) / petals / repeats)),
});

const round = (angle: number) => Math.round(angle * 10) / 10;

/** A closed quadratic B-spline through the midpoints of the samples, in whole units. */
function closedCurve(radius: (angle: number) => number, turns: number, samples: number): string {
  const points = Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI * turns;
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
