import { expect, test } from 'vitest';
import { placeOnMap, spreadOut } from '../../../components/primitives/worldMap.ts';

const NEIGHBOURS = ['SI', 'HR', 'MT', 'GR', 'IT', 'BE', 'FR', 'AR', 'CL', 'TR'];

test('moves overlapping dots apart, but keeps them near their places', () => {
  const places = NEIGHBOURS.flatMap((code) => placeOnMap(code) ?? []);
  const moved = spreadOut(places, 2.4);
  for (const [index, { x, y }] of moved.entries()) {
    const place = places[index] ?? { x: 0, y: 0 };
    expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(2);
    for (const other of moved.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2.3);
  }
});

test('leaves dots that do not overlap in place', () => {
  const places = [
    { x: 22, y: 9 },
    { x: 88, y: 10 },
  ];
  expect(spreadOut(places, 2.4)).toEqual(places);
});
