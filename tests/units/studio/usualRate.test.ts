import { expect, test } from 'vitest';
import { usualRateRule } from '../../../studio/schema/rules/usualRate.ts';

/** What the Studio says about a rate. */
const judge = (currency: string, rate: number) =>
  usualRateRule(rate, { environment: 'studio', parent: { currency } } as never);

test.each([
  ['USD', 7.1],
  ['EUR', 8.2],
  ['JPY', 0.046],
])('accepts a usual rate: %s %s', (currency, rate) => {
  expect(judge(currency, rate)).toBe(true);
});

test.each([
  ['USD', 710],
  ['JPY', 4.6],
  ['EUR', 0.12],
])('warns of a rate for a hundred units or the wrong way round: %s %s', (currency, rate) => {
  expect(judge(currency, rate)).toContain(`1 ${currency} = ${rate} RMB is far from the usual rate`);
});
