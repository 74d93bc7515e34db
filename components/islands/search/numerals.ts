import { sum } from '../../../locales/sum.ts';

/** A Chinese numeral before 万, and an age; 千万 alone means by all means. */
const CHINESE = /[一二两三四五六七八九十][零一二两三四五六七八九十百千]*(?=万|周?岁)/g;

/** Of each character of a numeral except 零. */
const VALUES: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  ...{ 十: 10, 百: 100, 千: 1000 },
};

const WORDS: Readonly<Record<string, number>> = {
  ...{ 'half a': 0.5, a: 1, one: 1, two: 2, three: 3, four: 4, five: 5 },
  ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
};

/** An English number word before a unit. */
const ENGLISH = new RegExp(
  `\\b(${Object.keys(WORDS).join('|')})(?= (?:million|hundred thousand)\\b)`,
  'g',
);

/** Writes the numerals of amounts and ages in digits: 150万 for 一百五十万, 0.5 million for half a million. */
export const readNumerals = (query: string): string =>
  query.replaceAll(CHINESE, readChinese).replaceAll(ENGLISH, (word) => String(WORDS[word]));

function readChinese(numeral: string): string {
  const parts = numeral.replace(/^十/, '一十').matchAll(/([^十百千])([十百千]?)/g);
  const values = Array.from(
    parts,
    ([, digit = '', unit = '']) => (VALUES[digit] ?? 0) * (VALUES[unit] ?? 1),
  );
  return String(sum(values));
}
