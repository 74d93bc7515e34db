import { expect, test } from 'vitest';
import { scaleOf, yearLabels } from '../../components/sections/timelineScale.ts';
import type { FIGURE_UNITS, Figure } from '../../locales/figures.ts';
import type { TimelineKind } from '../../locales/kinds.ts';

type Time = readonly [value: number, unit: (typeof FIGURE_UNITS)[number], upTo?: number];

const placed = (...steps: readonly (readonly [TimelineKind, Time?])[]) =>
  scaleOf(steps.map(([kind, time]) => ({ kind, figure: time && figureOf(time) })));

const figureOf = ([value, unit, upTo]: Time): Figure => ({
  name: 'time',
  value,
  unit,
  upTo,
  asOf: '2026-09-01',
  reviewBy: '2027-09-01',
});

test('counts years of residence from the end of the first stage', () => {
  const scale = placed(
    ['initial', [3, 'month', 6]],
    ['residence'],
    ['permanent', [5, 'year']],
    ['citizenship', [10, 'year']],
  );
  expect(scale.positions).toEqual([0, 6, 66, 126]);
  expect(scale).toMatchObject({ stage: [3, 6], known: [[0, 126]], length: 126 });
});

test('includes a stage of several years in the years that are counted', () => {
  const scale = placed(
    ['initial', [12, 'month', 18]],
    ['conditional', [2, 'year']],
    ['greenCard'],
    ['citizenship', [5, 'year']],
  );
  expect(scale.positions).toEqual([0, 18, 42, 78]);
});

test('has no position for a step without a figure, and is open after the last figure', () => {
  const scale = placed(['initial', [1, 'month', 2]], ['residence'], ['permanent'], ['citizenship']);
  expect(scale.positions).toEqual([0, 2, undefined, undefined]);
  expect(scale.known).toEqual([[0, 2]]);
  expect(scale.length).toBeGreaterThanOrEqual(12);
});

test('splits at a stage of unknown length', () => {
  const scale = placed(
    ['initial', [6, 'month', 12]],
    ['i140'],
    ['greenCard'],
    ['citizenship', [5, 'year']],
  );
  expect(scale.known).toEqual([
    [0, 12],
    [24, 84],
  ]);
});

test('counts years of residence after a first stage of unknown length', () => {
  const scale = placed(['initial'], ['residence'], ['permanent', [5, 'year']]);
  expect(scale.positions).toEqual([0, 12, 72]);
  expect(scale.known).toEqual([
    [0, 0],
    [12, 72],
  ]);
});

test('has no position for a step with a figure that is no duration', () => {
  const scale = placed(['initial', [6, 'month']], ['residence'], ['permanent', [10, 'count']]);
  expect(scale.positions).toEqual([0, 6, undefined]);
  expect(scale.known).toEqual([[0, 6]]);
});

test('labels each year, and on a long line only as many as fit', () => {
  expect(yearLabels(6)).toEqual([]);
  expect(yearLabels(40)).toEqual([1, 2, 3]);
  expect(yearLabels(12 * 45)).toEqual([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39, 42, 45]);
  // An amount whose unit is a mistake.
  expect(yearLabels(12 * 1e12)).toHaveLength(20);
});
