import { expect, test } from 'vitest';
import { programTexts } from '../../../studio/compose/figureTexts.ts';
import { sumCosts } from '../../../studio/compose/sumCosts.ts';
import type { DocumentOf } from '../../../studio/queries/documents.ts';
import type { FigureDocument } from '../../../studio/queries/figure.ts';

const figure = (name: string, given: Partial<FigureDocument>): FigureDocument => ({
  name,
  value: 100,
  unit: 'EUR',
  asOf: '2026-09-01',
  reviewBy: '2027-03-01',
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

test('adds amounts and ranges in one currency', () => {
  expect(sum(figure('a', {}), figure('b', { value: 20, upTo: 50 }))).toMatchObject({
    value: 120,
    upTo: 150,
    unit: 'EUR',
  });
});

test('adds an open-ended part to an open-ended sum', () => {
  expect(sum(figure('minInvestment', {}), figure('b', {}))).toMatchObject({
    value: 200,
    qualifier: 'atLeast',
  });
});

test('a minimum investment of zero, shown as “none”, does not make the sum a lower bound', () => {
  const noInvestment = figure('minInvestment', { value: 0 });
  expect(sum(noInvestment, figure('b', {}))).toMatchObject({ value: 100, qualifier: undefined });
});

test('does not call an approximate sum a lower bound', () => {
  const about = figure('a', { qualifier: 'about' });
  expect(sum(about, figure('b', {}))).toMatchObject({ value: 200, qualifier: 'about' });
  expect(sum(about, figure('b', { qualifier: 'moreThan' }))?.qualifier).toBe('atLeast');
  expect(sum(figure('a', {}), figure('b', {}))?.qualifier).toBeUndefined();
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
  expect(sumCosts({ costs: { items }, figures })).toMatchObject({ value: 200 });
});

const RATES: DocumentOf<'exchangeRates'> = {
  _id: 'rates',
  _type: 'exchangeRates',
  day: '2026-11-20',
  rates: [{ currency: 'EUR', rate: 8.2 }],
  source: { title: { en: 'Bank', zh: '银行' } },
};

/** The texts of a programme with these costs. */
function costTexts(figures: FigureDocument[], rates?: typeof RATES) {
  const items = figures.map(({ name }) => ({ kind: 'government' as const, figure: name }));
  const labels: Record<string, string> = {
    currencyCny: '{{amount}} RMB',
    about: 'about {{figure}}',
    noAmount: 'none',
  };
  const texts = programTexts(
    { figures, costs: { items } },
    { day: '2026-11-22', locale: 'en', label: (name) => labels[name] ?? '', rates },
  );
  return Object.fromEntries(texts);
}

test.each([
  [RATES, undefined, 'about 2,260,000 RMB'],
  [RATES, 45_000, 'about 2,260,000–2,340,000 RMB'],
  // 2,255,000 and 2,259,100: a range from an amount to itself would not be one.
  [RATES, 35_500, 'about 2,260,000 RMB'],
  [undefined, undefined, undefined],
])('the sum is also given in renminbi while there are rates', (rates, upTo, inRenminbi) => {
  const figures = [figure('a', { value: 240_000 }), figure('b', { value: 35_000, upTo })];
  expect(costTexts(figures, rates)['costs.sumInRenminbi']).toBe(inRenminbi);
});

test('a sum of zero is not converted, a range that begins at zero is', () => {
  const free = costTexts([figure('a', { value: 0 }), figure('b', { value: 0 })], RATES);
  expect(free['costs.sum']).toBe('none');
  expect(free).not.toHaveProperty(['costs.sumInRenminbi']);
  const range = costTexts([figure('a', { value: 0, upTo: 5_000 })], RATES);
  expect(range['figures.a.renminbi']).toBe('about 0–41,000 RMB');
});

test('does not call a range with an upper end a lower bound', () => {
  const investment = figure('minInvestment', { upTo: 300 });
  expect(sum(investment, figure('b', {}))).toMatchObject({
    value: 200,
    upTo: 400,
    qualifier: undefined,
  });
});
