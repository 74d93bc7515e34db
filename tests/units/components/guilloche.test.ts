import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Guilloche } from '../../../components/primitives/Guilloche.tsx';
import { guilloche } from '../../../components/primitives/guilloche.ts';
import { Weave } from '../../../components/primitives/Weave.tsx';
import { slugProblem } from '../../../studio/schema/rules/slug.ts';

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

test('always draws the same rosette for a programme', () => {
  expect(guilloche('greece')).toEqual(guilloche('greece'));
});

test('draws a different rosette for each programme', () => {
  const drawings = SEEDS.map((seed) => JSON.stringify(guilloche(seed)));
  expect(new Set(drawings).size).toBe(SEEDS.length);
});

/** Start, end and directions of a path, from its coordinates. */
function endsOf(path: string) {
  const [x = 0, y = 0, controlX = 0, controlY = 0, ...rest] =
    path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  let at = [x, y];
  let control = [x + controlX, y + controlY];
  for (let index = 0; index < rest.length; index += 2) {
    const end = [0, 1].map((axis) => (at[axis] ?? 0) + (rest[index + axis] ?? 0));
    const reflected = end.map((value, axis) => 2 * value - (control[axis] ?? 0));
    [at, control] = [end, reflected];
  }
  return { start: [x, y], end: at };
}

test.each(SEEDS)('ends each line of %j where a rotated one starts', (seed) => {
  const { path, copies } = guilloche(seed);
  for (const line of path.split(/(?=M)/)) {
    const { start, end } = endsOf(line);
    expect(Math.hypot(...end)).toBeCloseTo(Math.hypot(...start), 0);
    const [from, to] = [start, end].map(([x = 0, y = 0]) => Math.atan2(y, x));
    const places = (((to ?? 0) - (from ?? 0)) / (2 * Math.PI)) * copies;
    expect(Math.abs(places - Math.round(places))).toBeLessThan(0.1);
  }
});

/** Directions of a polygon's corners from the centre, in degrees, without its ends. */
function cornersOf(path: string): number[] {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const points = numbers.flatMap((x, index) => (index % 2 ? [] : [[x, numbers[index + 1] ?? 0]]));
  return points.slice(1, -1).map(([x = 0, y = 0]) => (Math.atan2(x, -y) * 180) / Math.PI);
}

test.each(SEEDS)('spreads the copies of %j evenly around the centre', (seed) => {
  const html = renderToStaticMarkup(createElement(Guilloche, { seed, detail: 'card' }));
  const polygons = [...html.matchAll(/marker-mid="[^"]+" d="([^"]+)"/g)].map(
    ([, path = '']) => path,
  );
  const [inner = [], outer = []] = polygons.map(cornersOf);
  const angles = outer
    .flatMap((turn) => inner.map((angle) => (turn + angle + 720) % 360))
    .toSorted((a, b) => a - b);
  const { copies } = guilloche(seed);
  expect(angles).toHaveLength(copies);
  for (const [index, angle] of angles.entries())
    expect(Math.abs(angle - (angles[0] ?? 0) - (index * 360) / copies)).toBeLessThan(0.2);
});

test.each(SEEDS)('draws %j with two short lines', (seed) => {
  expect(guilloche(seed).path.length).toBeLessThan(300);
});

test('uses no id that a section of the page could have', () => {
  const html = [
    createElement(Guilloche, { seed: 'greece', detail: 'hero' }),
    createElement(Guilloche, { seed: 'greece', detail: 'card' }),
    createElement(Weave, { name: 'waves', ground: '#1b2f6e' }),
  ].map((drawing) => renderToStaticMarkup(drawing));
  const ids = [...html.join('').matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(ids.filter((id) => slugProblem(id) === undefined)).toEqual([]);
  const led = [...html.join('').matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id = '']) => id);
  expect(led.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(SEEDS)('draws the outermost lines of %j within its reach', (seed) => {
  const { path, reach } = guilloche(seed);
  const [rim = ''] = path.split(/(?<=.)(?=M)/);
  let furthest = 0;
  for (const [x, y] of pointsOf(rim)) furthest = Math.max(furthest, Math.hypot(x, y));
  expect(Math.abs(furthest - reach)).toBeLessThan(1.5);
});

/** The joints of a curve's segments. */
function pointsOf(line: string) {
  const [x = 0, y = 0, , , ...steps] = line.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  const points: [number, number][] = [[x, y]];
  for (let index = 0; index < steps.length; index += 2) {
    const [fromX, fromY] = points.at(-1) ?? [0, 0];
    points.push([fromX + (steps[index] ?? 0), fromY + (steps[index + 1] ?? 0)]);
  }
  return points;
}
