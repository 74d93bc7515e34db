/** A drawing of interlaced lines: closed curves, each repeated at several angles. */
export interface Guilloche {
  /** Side of the square that it is drawn in. */
  readonly size: number;
  readonly rings: readonly { readonly path: string; readonly angles: readonly number[] }[];
}

/** A hero shows rim and rosette, a card the rosette alone. */
export type GuillocheDetail = 'hero' | 'card';

/**
 * A closed curve r(θ) = radius + swing · sin(petals · θ / turns), θ from 0 to 2π · turns, in a
 * square of 400.
 */
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
  // A card's drawing is small: half the points do, on half the grid.
  return detail === 'hero'
    ? { size: 800, rings: [rim, rosette].map((ring) => draw(ring, 800, 6)) }
    : { size: 400, rings: [draw({ ...rosette, radius: 110 }, 400, 3)] };
}

/** Petals and turns without a common divisor, so that the curve closes only at its end. */
function coprime(petals: number, turns: number): { petals: number; turns: number } {
  const isShared = [2, 3, 5].some((divisor) => petals % divisor === 0 && turns % divisor === 0);
  return isShared ? coprime(petals + 1, turns) : { petals, turns };
}

const draw = (
  { radius, swing, petals, turns, repeats }: Ring,
  size: number,
  samplesAPetal: number,
) => {
  const samples = petals * samplesAPetal;
  const points = Array.from({ length: samples }, (_, index) => {
    const angle = (index / samples) * 2 * Math.PI * turns;
    const length = (size / 400) * (radius + swing * Math.sin((petals * angle) / turns));
    return [Math.cos(angle), Math.sin(angle)].map((part) => even(size / 2 + length * part));
  });
  return {
    path: closedCurve(points),
    angles: Array.from({ length: repeats }, (_, turn) => round((turn * 360) / petals / repeats)),
  };
};

const round = (angle: number) => Math.round(angle * 10) / 10;

const even = (value: number) => 2 * Math.round(value / 2);

/**
 * A closed quadratic B-spline through the middles between points, which are its control points.
 * `t` has the browser find each of them by reflection, so that only the middles are written; with
 * even points they are whole numbers, and no error adds up.
 */
function closedCurve(points: readonly (readonly number[])[]): string {
  const at = (index: number, axis: number) => points[index % points.length]?.[axis] ?? 0;
  const pair = (value: (axis: number) => number) => `${value(0)} ${value(1)}`;
  const start = pair((axis) => (at(0, axis) + at(1, axis)) / 2);
  const control = pair((axis) => (at(1, axis) - at(0, axis)) / 2);
  const [first, ...others] = points.map((_, index) =>
    pair((axis) => (at(index + 2, axis) - at(index, axis)) / 2),
  );
  const path = `M${start}q${control} ${first}${others.map((middle) => `t${middle}`).join('')}z`;
  return path.replaceAll(' -', '-');
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
