import { expect, test } from 'vitest';
import { writeFigure } from '../../../studio/interface/inputs/writeFigure.ts';

const LABELS: Record<string, { en: string; zh: string }> = {
  currencyEur: { en: '{{amount}} EUR', zh: '{{amount}}欧元' },
  atLeast: { en: 'at least {{figure}}', zh: '至少{{figure}}' },
  noAmount: { en: 'none', zh: '无' },
};
const write = (amount: unknown) =>
  writeFigure(amount, (name) => LABELS[name] ?? { en: name, zh: name });

test.each([
  [{ value: 300_000, unit: 'EUR' }, '300,000 EUR', '30万欧元'],
  [{ value: 300_000, unit: 'EUR', qualifier: 'atLeast' }, 'at least 300,000 EUR', '至少30万欧元'],
  [{ value: 0, unit: 'EUR' }, 'none', '无'],
  [{ value: 4, upTo: 6, unit: 'month' }, '4–6 months', '4–6个月'],
])('describes %j as “%s” and “%s”', (amount, en, zh) => {
  expect(write(amount)).toEqual({ en, zh });
});

test('does not describe a figure without number or unit', () => {
  expect([write({ unit: 'EUR' }), write({ value: 3 }), write(undefined)]).toEqual(
    Array(3).fill(undefined),
  );
});
