import { expect, test } from 'vitest';
import type { Figure } from '../../../locales/figures.ts';
import { formatBareNumber, formatFigure, formatMonth } from '../../../locales/formatFigure.ts';

const LABELS: Readonly<Record<string, { en: string; zh: string }>> = {
  currencyUsd: { en: '{{amount}} USD', zh: '{{amount}}美元' },
  currencyEur: { en: '{{amount}} EUR', zh: '{{amount}}欧元' },
  currencyJpy: { en: '{{amount}} yen', zh: '{{amount}}日元' },
  atLeast: { en: 'at least {{figure}}', zh: '至少{{figure}}' },
  about: { en: 'about {{figure}}', zh: '约{{figure}}' },
  moreThan: { en: 'more than {{figure}}', zh: '超过{{figure}}' },
  plus: { en: '{{figure}}+', zh: '{{figure}}+' },
  noAmount: { en: 'none', zh: '无' },
};

const figure = (given: Partial<Figure>): Figure => ({
  name: 'x',
  value: 0,
  unit: 'count',
  asOf: '2026-09-01',
  reviewBy: '2027-03-01',
  ...given,
});

const write = (given: Partial<Figure>, locale: 'en' | 'zh') =>
  formatFigure(figure(given), locale, (name) => LABELS[name]?.[locale] ?? '');

test.each<{ en: string; zh: string; given: Partial<Figure> }>([
  { en: '1,050,000 USD', zh: '105万美元', given: { value: 1_050_000, unit: 'USD' } },
  { en: '800,000 USD', zh: '80万美元', given: { value: 800_000, unit: 'USD' } },
  { en: '400,000 USD', zh: '40万美元', given: { value: 400_000, unit: 'USD' } },
  { en: '500,000 EUR', zh: '50万欧元', given: { value: 500_000, unit: 'EUR' } },
  { en: '9,000 EUR', zh: '9000欧元', given: { value: 9_000, unit: 'EUR' } },
  { en: '50 million yen', zh: '5000万日元', given: { value: 50_000_000, unit: 'JPY' } },
  { en: '662.3 million USD', zh: '6.623亿美元', given: { value: 662_300_000, unit: 'USD' } },
  { en: '29 billion USD', zh: '290亿美元', given: { value: 29_000_000_000, unit: 'USD' } },
  { en: '12.345678 million USD', zh: '1234.5678万美元', given: { value: 12_345_678, unit: 'USD' } },
  {
    en: '999.999999 million USD',
    zh: '9.99999999亿美元',
    given: { value: 999_999_999, unit: 'USD' },
  },
  { en: '250,000.3 EUR', zh: '25.00003万欧元', given: { value: 250_000.1 + 0.2, unit: 'EUR' } },
  {
    en: '5 million–30 million yen',
    zh: '500万–3000万日元',
    given: { value: 5_000_000, upTo: 30_000_000, unit: 'JPY' },
  },
  {
    en: '500,000–10 million USD',
    zh: '50万–1000万美元',
    given: { value: 500_000, upTo: 10_000_000, unit: 'USD' },
  },
  { en: 'none', zh: '无', given: { value: 0, unit: 'EUR', qualifier: 'atLeast' } },
  { en: '0 days', zh: '0天', given: { value: 0, unit: 'day' } },
  { en: '30 days', zh: '30天', given: { value: 30, unit: 'day' } },
  { en: '1,095 days', zh: '1095天', given: { value: 1_095, unit: 'day' } },
  { en: '1 month', zh: '1个月', given: { value: 1, unit: 'month' } },
  { en: '4–6 months', zh: '4–6个月', given: { value: 4, upTo: 6, unit: 'month' } },
  { en: '12–18 months', zh: '12–18个月', given: { value: 12, upTo: 18, unit: 'month' } },
  { en: '4.5 months', zh: '4.5个月', given: { value: 4.5, unit: 'month' } },
  { en: '1 year', zh: '1年', given: { value: 1, unit: 'year' } },
  { en: '5 years', zh: '5年', given: { value: 5, unit: 'year' } },
  { en: '20%', zh: '20%', given: { value: 20, unit: 'percent' } },
  { en: '4', zh: '4', given: { value: 4 } },
  { en: '190+', zh: '190+', given: { value: 190, qualifier: 'plus' } },
  { en: '29,000+', zh: '2.9万+', given: { value: 29_000, qualifier: 'plus' } },
  { en: 'more than 3,600', zh: '超过3600', given: { value: 3_600, qualifier: 'moreThan' } },
  { en: 'about 12%', zh: '约12%', given: { value: 12, unit: 'percent', qualifier: 'about' } },
  {
    en: 'at least 30,000 EUR',
    zh: '至少3万欧元',
    given: { value: 30_000, unit: 'EUR', qualifier: 'atLeast' },
  },
  {
    en: 'at least 3 years',
    zh: '至少3年',
    given: { value: 3, unit: 'year', qualifier: 'atLeast' },
  },
])('$en · $zh', ({ en, zh, given }) => {
  expect({ en: write(given, 'en'), zh: write(given, 'zh') }).toEqual({ en, zh });
});

test('writes a bare number without unit or qualifier, with thousands in both languages', () => {
  const amount = figure({ value: 250_000, unit: 'EUR', qualifier: 'atLeast' });
  expect(formatBareNumber(amount, 'en')).toBe('250,000');
  expect(formatBareNumber(amount, 'zh')).toBe('250,000');
  expect(formatBareNumber({ ...amount, upTo: 400_000 }, 'zh')).toBe('250,000–400,000');
});

test.each([
  { day: '2026-09-01', en: 'September 2026', zh: '2026年9月' },
  { day: '2025-12-31', en: 'December 2025', zh: '2025年12月' },
])('writes the month of $day regardless of the time zone', ({ day, en, zh }) => {
  expect(formatMonth(day, 'en')).toBe(en);
  expect(formatMonth(day, 'zh')).toBe(zh);
});
