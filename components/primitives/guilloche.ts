/**
 * A closed curve r(θ) = radius + swing · sin(petals · θ / turns), θ from 0 to 2π · turns, in a
 * square of 400; repeated, each copy rotated by a fraction of a petal.
 */
interface Ring {
  readonly radius: number;
  readonly swing: number;
  readonly petals: number;
  /** Revolutions until the curve closes: the more, the denser. */
  readonly turns: number;
}

const SIZE = 400;

/** Petal counts of rosette and rim that divide the number of copies, a product of two small numbers. */
const SYMMETRIES: readonly Symmetry[] = [
  { copies: 36, rosette: [9, 12], rim: [18] },
  { copies: 40, rosette: [10], rim: [20] },
  { copies: 45, rosette: [9, 15], rim: [15] },
  { copies: 48, rosette: [12, 16], rim: [16, 24] },
  { copies: 54, rosette: [9, 18], rim: [18, 27] },
  { copies: 60, rosette: [12, 15], rim: [20] },
];

interface Symmetry {
  readonly copies: number;
  readonly rosette: readonly number[];
  readonly rim: readonly number[];
}

/**
 * Draws a programme's security print: a rim around a rosette, as on banknotes and passports.
 *
 * @param seed determines the drawing; usually the slug
 * @returns a path, repeated around the centre of a square by rotated copies; `size` is the side of the
 * square, `reach` the distance from the centre to the outermost lines
 */
export function guilloche(seed: string) {
  const random = seededRandom(seed);
  const pick = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const oneOf = <T>(all: readonly T[]) => all[pick(0, all.length - 1)] as T;
  const { copies, ...petals } = oneOf(SYMMETRIES);
  const rosette: Ring = {
    radius: pick(78, 96),
    swing: pick(48, 70),
    ...coprime(oneOf(petals.rosette), pick(2, 5)),
  };
  const rim: Ring = {
    radius: pick(156, 166),
    swing: pick(16, 32),
    ...coprime(oneOf(petals.rim), pick(3, 6)),
  };
  return { size: SIZE, reach: reachOf(rim), path: petalOf(rim) + petalOf(rosette), copies };
}

/** Makes turns and petals coprime, so that the curve does not close early. */
function coprime(petals: number, turns: number): { petals: number; turns: number } {
  const isShared = [2, 3, 5, 7].some((divisor) => petals % divisor === 0 && turns % divisor === 0);
  return isShared ? coprime(petals, turns + 1) : { petals, turns };
}

/** Sample points per petal. */
const SAMPLES = 6;

/**
 * The outer radius of a ring. The curve passes through the midpoint of the two highest samples of a
 * petal, which are a third of a period apart.
 */
const reachOf = ({ radius, swing, petals, turns }: Ring): number =>
  Math.ceil(
    (radius + swing * Math.sin(Math.PI / 3)) * Math.cos((Math.PI * turns) / petals / SAMPLES),
  );

/** One petal: all others, including those of the copies, are rotations of it. */
function petalOf({ radius, swing, petals, turns }: Ring): string {
  const sector = (2 * Math.PI * turns) / petals;
  const points = Array.from({ length: SAMPLES + 2 }, (_, index) => {
    const progress = index / SAMPLES;
    const length = radius + swing * Math.sin(2 * Math.PI * progress);
    return [Math.cos(progress * sector), Math.sin(progress * sector)].map((axis) =>
      roundToEven(length * axis),
    );
  });
  return openCurve(points);
}

/** Rounds to even tenths, so that a midpoint is a whole number of tenths, too. */
const roundToEven = (value: number) => Math.round(value * 5) * 2;

/**
 * A quadratic B-spline from the midpoint of the first two points to that of the last two. With `t` the
 * browser reflects the control points, so that only the midpoints are written; nothing is rounded, so
 * that no error accumulates.
 */
function openCurve(points: readonly (readonly number[])[]): string {
  const at = (index: number, axis: number) => points[index]?.[axis] ?? 0;
  const pair = (value: (axis: number) => number) => `${value(0) / 10} ${value(1) / 10}`;
  const start = pair((axis) => (at(0, axis) + at(1, axis)) / 2);
  const control = pair((axis) => (at(1, axis) - at(0, axis)) / 2);
  const [first, ...others] = points
    .slice(2)
    .map((_, index) => pair((axis) => (at(index + 2, axis) - at(index, axis)) / 2));
  return `M${start}q${control} ${first}${others.map((middle) => `t${middle}`).join('')}`.replaceAll(
    ' -',
    '-',
  );
}

/** mulberry32 seeded with an FNV-1a hash: small, and identical on every machine. */
function seededRandom(seed: string): () => number {
  let state = 2_166_136_261;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
