import { sum } from '../../../locales/sum.ts';

const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(k|万)?$/;

const UNITS: Readonly<Record<string, number>> = { k: 1000, 万: 10_000 };

/**
 * How texts write an age, 21周岁 for 21岁, or an amount of five digits or more: 800,000 and 80万 for
 * 800000, 800k and the others.
 */
export function amountForms(word: string): string[] {
  if (/\d岁$/.test(word)) return [word.replace('岁', '周岁')];
  const [, digits = '', unit = ''] = word.match(AMOUNT) ?? [];
  const amount = Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1);
  if (amount < 10_000) return [];
  const forms = [amount.toLocaleString('en'), ...(amount % 10_000 ? [] : [`${amount / 10_000}万`])];
  return forms.filter((form) => form !== word);
}

/** A Chinese numeral before 万; 千万 alone means by all means. */
export const NUMERAL = /[一二两三四五六七八九十][零一二两三四五六七八九十百千]*(?=万)/g;

/** Of each character of a numeral except 零. */
const VALUES: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 十: 10, 百: 100, 千: 1000 },
};

/** A {@link NUMERAL} in digits: 150 for 一百五十. */
export function readNumeral(numeral: string): string {
  const parts = numeral.replace(/^十/, '一十').matchAll(/([^十百千])([十百千]?)/g);
  const values = Array.from(
    parts,
    ([, digit = '', unit = '']) => (VALUES[digit] ?? 0) * (VALUES[unit] ?? 1),
  );
  return String(sum(values));
}
