import { expect, test } from 'vitest';
import { sumOf } from '../../../studio/compose/costSum.ts';
import type { FigureDocument } from '../../../studio/queries/figure.ts';

const figure = (name: string, given: Partial<FigureDocument>): FigureDocument => ({
  ...{ name, value: 100, unit: 'EUR', asOf: '2026-09-01', reviewBy: '2027-03-01' },
  source: { title: { en: 'Law', zh: '法律' } },
  ...given,
});

const sum = (...parts: (FigureDocument | undefined)[]) =>
  sumOf({
    costs: {
      items: parts.map((part) => ({ kind: 'government', ...(part && { figure: part.name }) })),
    },
    figures: parts.flatMap((part) => part ?? []),
  });

test('adds amounts and ranges in one currency', () => {
  expect(sum(figure('a', {}), figure('b', { value: 20, upTo: 50 }))).toMatchObject({
    ...{ value: 120, upTo: 150, unit: 'EUR' },
  });
});

test('adds an open-ended part to an open-ended sum', () => {
  expect(sum(figure('minInvestment', {}), figure('b', {}))).toMatchObject({
    ...{ value: 200, qualifier: 'atLeast' },
  });
});

test('has no sum with an unknown part, another currency or a percentage', () => {
  expect(sum(figure('a', {}), undefined)).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'USD' }))).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'percent' }))).toBeUndefined();
});

test('excludes yearly costs', () => {
  const figures = [figure('a', {}), figure('b', {}), figure('c', {})];
  const items = [
    { kind: 'minimum' as const, figure: 'a' },
    { kind: 'government' as const, figure: 'b' },
    { kind: 'yearly' as const, figure: 'c' },
  ];
  expect(sumOf({ costs: { items }, figures })).toMatchObject({ value: 200 });
});
