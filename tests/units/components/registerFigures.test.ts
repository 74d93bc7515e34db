import { expect, test } from 'vitest';
import { filterAttributes } from '../../../components/sections/register/choices.ts';
import {
  findLabel,
  missingKey,
  sortKey,
} from '../../../components/sections/register/figureColumns.ts';
import type { Figure } from '../../../locales/figures.ts';
import type { RegisterRow } from '../../../locales/selections.ts';

const figure = (changes: Partial<Figure>): Figure => ({
  name: 'minInvestment',
  value: 1,
  unit: 'EUR',
  asOf: '2026-01-01',
  reviewBy: '2027-01-01',
  ...changes,
});

test('sorts amounts in one currency, and only if their rates are known', () => {
  expect(sortKey(figure({ value: 250_000, renminbi: 2_100_000 }))).toBe(2_100_000);
  expect(sortKey(figure({ value: 50_000_000, unit: 'JPY' }))).toBeUndefined();
  expect(sortKey(figure({ value: 3_000_000, unit: 'CNY' }))).toBe(3_000_000);
  expect(sortKey(figure({ value: 0, unit: 'JPY' }))).toBe(0);
});

test('sorts durations across units', () => {
  const times = [
    figure({ value: 2, unit: 'year' }),
    figure({ value: 18, unit: 'month' }),
    figure({ value: 90, unit: 'day' }),
  ];
  const sorted = times.toSorted((one, other) => (sortKey(one) ?? 0) - (sortKey(other) ?? 0));
  expect(sorted.map(({ unit }) => unit)).toEqual(['day', 'month', 'year']);
});

test('labels a figure that differs from its column heading', () => {
  expect(findLabel('minimum', figure({}))).toBeUndefined();
  expect(findLabel('minimum', figure({ label: 'proofOfMeans' }))).toBe('proofOfMeans');
  expect(findLabel('firstStage', figure({ name: 'processingTime' }))).toBe('processingTime');
  expect(findLabel('firstStage', figure({ name: 'firstStage' }))).toBeUndefined();
});

const fitsWith = (changes: Partial<Figure>, languageTest: RegisterRow['languageTest'] = 'ask') =>
  filterAttributes({
    family: 'citizenship',
    figures: [figure(changes)],
    members: null,
    languageTest,
  });

test.each([
  [{ value: 0 }, 'none', 'noDays noTest'],
  [{ value: 0, upTo: 7 }, 'none', 'noTest'],
  [{ value: 183 }, 'atCitizenship', ''],
  [{ name: 'firstStage', value: 0 }, 'ask', ''],
] as const)('%j days a year and the language test %s meet the conditions %j', (days, test, met) => {
  const { 'data-condition': conditions } = fitsWith(
    { name: 'daysPerYear', unit: 'day', ...days },
    test,
  );
  expect(conditions).toBe(met);
});

test.each([
  ['citizenship', 0, ['citizenship'], 0],
  ['citizenship', 0, [], undefined],
  ['citizenship', 183, ['citizenship'], undefined],
  ['residenceVisa', 0, ['citizenship'], undefined],
] as const)(
  'a route to %s with %d days a year, the steps %j and no years to wait sorts as %s',
  (family, days, steps, key) => {
    const row = {
      family,
      steps: [...steps],
      figures: [figure({ name: 'daysPerYear', value: days, unit: 'day' })],
    };
    expect(missingKey('citizenshipAfter', row)).toBe(key);
    expect(missingKey('permanentResidenceAfter', row)).toBeUndefined();
  },
);

test.each([
  [{ value: 90, unit: 'day' }, '3 6 12'],
  [{ value: 1, unit: 'year' }, '12'],
  [{ value: 4, upTo: 7, unit: 'month' }, '12'],
  [{ value: 2, unit: 'count' }, ''],
] as const)('a first stage of %j fits the bounds %j', (time, bounds) => {
  expect(fitsWith({ name: 'firstStage', ...time })['data-time']).toBe(bounds);
});

test.each([
  [{ value: 500_000, renminbi: 4_100_000 }, '5 10'],
  [{ value: 4_100_000, unit: 'CNY' }, '5 10'],
  [{ value: 0, unit: 'JPY' }, '3 5 10'],
  [{ value: 500_000, unit: 'JPY' }, ''],
] as const)('a minimum of %j fits the budgets %j', (amount, bounds) => {
  expect(fitsWith(amount)['data-budget']).toBe(bounds);
});
