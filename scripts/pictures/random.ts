/**
 * A seeded generator (mulberry32): pictures need irregular leaves and lit windows, and the
 * same picture must come out of every run, so nothing here reads the clock or Math.random.
 */
export type Random = {
  /** A number from `low` up to `high`. */
  between(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items. */
  pick<T>(items: readonly [T, ...T[]]): T;
};

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (low, high) => low + (high - low) * next(),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** The whole numbers 0 … count - 1, to lay things out in a row. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
