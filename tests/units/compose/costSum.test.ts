import { expect, test } from 'vitest';
import { sumOf } from '../../../studio/compose/costSum.ts';
import type { FigureDocument } from '../../../studio/queries/figure.ts';

const DAY = '2026-11-22';

const figure = (name: string, given: Partial<FigureDocument>): FigureDocument => ({
  ...{ name, value: 100, unit: 'EUR', asOf: '2026-09-01', reviewBy: '2027-03-01' },
  source: { title: { en: 'Law', zh: '法律' } },
  ...given,
});

const sum = (...parts: (FigureDocument | undefined)[]) =>
  sumOf(
    {
      costs: {
        items: parts.map((part) => ({ kind: 'government', ...(part && { figure: part.name }) })),
      },
      figures: parts.flatMap((part) => part ?? []),
    },
    DAY,
  );

test('parts of one currency are added, their ranges too', () => {
  expect(sum(figure('a', {}), figure('b', { value: 20, upTo: 50 }))).toMatchObject({
    ...{ value: 120, upTo: 150, unit: 'EUR' },
  });
});

test('a part that may be more makes a sum that may be more', () => {
  expect(sum(figure('minInvestment', {}), figure('b', {}))).toMatchObject({
    ...{ value: 200, qualifier: 'atLeast' },
  });
});

test('half a sum is none: a part that is unknown, another currency, a share in percent', () => {
  expect(sum(figure('a', {}), undefined)).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'USD' }))).toBeUndefined();
  expect(sum(figure('a', {}), figure('b', { unit: 'percent' }))).toBeUndefined();
});

test('what is paid every year is not part of it', () => {
  const figures = [figure('a', {}), figure('b', {}), figure('c', {})];
  const items = [
    { kind: 'minimum' as const, figure: 'a' },
    { kind: 'government' as const, figure: 'b' },
    { kind: 'yearly' as const, figure: 'c' },
  ];
  expect(sumOf({ costs: { items }, figures }, DAY)).toMatchObject({ value: 200 });
});
