import { expect, test } from 'vitest';
import { guilloche } from '../../../components/primitives/guilloche.ts';

const SEEDS = [
  'spain',
  'st-lucia',
  'eb1a-niw',
  'twinlakes',
  'chile',
  'malta',
  'turkey',
  '',
  '西班牙',
];

const weight = (seed: string, detail: 'hero' | 'card') =>
  guilloche(seed, detail).rings.reduce((sum, { path }) => sum + path.length, 0);

test('the same programme always gets the same drawing', () => {
  expect(guilloche('greece', 'hero')).toEqual(guilloche('greece', 'hero'));
});

test('every programme gets a drawing of its own', () => {
  const drawings = SEEDS.map((seed) => JSON.stringify(guilloche(seed, 'card')));
  expect(new Set(drawings).size).toBe(SEEDS.length);
});

test.each(SEEDS)('the lines of %j are whole numbers and come back to where they began', (seed) => {
  for (const { path, angles } of guilloche(seed, 'hero').rings) {
    expect(path).toMatch(/^M[\d ]+q[\d -]+(?:t[\d -]+)+z$/);
    const numbers = path.slice(path.indexOf('q')).match(/-?\d+/g)?.map(Number) ?? [];
    // The first two say where the first curve bends to, all others where each goes.
    const steps = numbers.slice(2);
    for (const axis of [0, 1])
      expect(steps.filter((_, i) => i % 2 === axis).reduce((sum, step) => sum + step, 0)).toBe(0);
    expect(new Set(angles).size).toBe(angles.length);
  }
});

test.each(SEEDS)('a hero of %j weighs under 3000 bytes, a card less than half of it', (seed) => {
  expect(weight(seed, 'hero')).toBeLessThan(3000);
  expect(weight(seed, 'card')).toBeLessThan(weight(seed, 'hero') / 2);
});
