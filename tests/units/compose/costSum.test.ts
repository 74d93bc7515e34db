import { expect, test } from 'vitest';
import { sumCosts } from '../../../studio/compose/sumCosts.ts';
import type { FigureDocument } from '../../../studio/queries/figure.ts';

const figure = (name: string, given: Partial<FigureDocument>): FigureDocument => ({
  ...{ name, value: 100, unit: 'EUR', asOf: '2026-09-01', reviewBy: '2027-03-01' },
  source: { title: { en: 'Law', zh: '法律' } },
  ...given,
});

const sum = (...parts: (FigureDocument | undefined)[]) =>
  sumCosts({
    costs: {
      items: parts.map((part) => ({ kind: 'government', ...(part && { figure: part.name }) })),
    },
    figures: parts.flatMap((part) => part ?? []),
  });

test('parts of one currency are added, their ranges too', () => {
  expect(sum(figure('a', {}), figure('b', { value: 20, upTo: 50 }))).toMatchObject({
    ...{ value: 120, upTo: 150, unit: 'EUR' },
  });
});

test('a part with an open end makes a sum with an open end', () => {
  expect(sum(figure('minInvestment', {}), figure('b', {}))).toMatchObject({
    ...{ value: 200, qualifier: 'atLeast' },
  });
});

test('there is no sum with an unknown part, another currency, or a percentage', () => {
  expect(sum(figure('a', {}), undefined)).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'USD' }))).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'percent' }))).toBeUndefined();
});

test('yearly costs are not included', () => {
  const figures = [figure('a', {}), figure('b', {}), figure('c', {})];
  const items = [
    { kind: 'minimum' as const, figure: 'a' },
    { kind: 'government' as const, figure: 'b' },
    { kind: 'yearly' as const, figure: 'c' },
  ];
  expect(sumCosts({ costs: { items }, figures })).toMatchObject({ value: 200 });
});
