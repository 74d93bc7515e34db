import { expect, test } from 'vitest';
import { formatRate } from '../../../locales/formatRate.ts';

const LABELS: Readonly<Record<string, { en: string; zh: string }>> = {
  currencyUsd: { en: '{{amount}} USD', zh: '{{amount}}美元' },
  currencyJpy: { en: '{{amount}} yen', zh: '{{amount}}日元' },
  currencyCny: { en: '{{amount}} RMB', zh: '{{amount}}元人民币' },
};

test.each([
  { currency: 'USD', rate: 7.08, en: '1 USD = 7.08 RMB', zh: '1美元=7.08元人民币' },
  { currency: 'USD', rate: 7.0834, en: '1 USD = 7.0834 RMB', zh: '1美元=7.0834元人民币' },
  { currency: 'JPY', rate: 0.046123, en: '1 yen = 0.046123 RMB', zh: '1日元=0.046123元人民币' },
] as const)('writes a rate of $rate as $en and $zh', ({ currency, rate, en, zh }) => {
  const write = (locale: 'en' | 'zh') =>
    formatRate({ currency, rate }, locale, (name) => LABELS[name]?.[locale] ?? '');
  expect(write('en')).toBe(en);
  expect(write('zh')).toBe(zh);
});
