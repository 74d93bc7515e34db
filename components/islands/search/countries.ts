import type { QueryTerm } from './query.ts';
import { normalizeText, segmentWords } from './words.ts';

/**
 * Where visitors come from, groups of countries, parts of countries with codes of their own (Canary
 * Islands, Puerto Rico), and Jersey, because of New Jersey.
 */
const LEFT_OUT = new Set('CN HK MO TW EU EZ QO UN XA XB ZZ IC EA AS GU MP PR UM VI JE'.split(' '));

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));

/** Not a former code, nor a second one, such as UK. */
const isCurrent = (code: string) => new Intl.Locale('und', { region: code }).region === code;

/** As names are compared: words without signs, in Chinese without spaces. “To go” is not Togo. */
const nameKey = (text: string): string =>
  normalizeText(text)
    .replaceAll(/[^\p{L}\p{M}]+/gu, ' ')
    .replaceAll(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '')
    .trim();

/** The code of each country, by its names in both languages. */
const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(
  ['en', 'zh-Hans'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return CODES.flatMap((code) => {
      const name = LEFT_OUT.has(code) ? undefined : names.of(code);
      return name && isCurrent(code) ? [[nameKey(name), code] as const] : [];
    });
  }),
);

/** No name has more words. */
const MOST_WORDS = 7;

/**
 * The countries that a text names, by whole words, so that 海地 is not in 上海地区, and by the longest name:
 * 印度尼西亚 does not name 印度.
 */
function codesIn(text: string): string[] {
  const words = segmentWords(text);
  const codes: string[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let count = MOST_WORDS; count > 0; count -= 1) {
      const code = CODES_BY_NAME.get(nameKey(words.slice(start, start + count).join(' ')));
      if (!code) continue;
      codes.push(code);
      start += count - 1;
      break;
    }
  }
  return codes;
}

/**
 * Whether a word with synonyms names something else than the country within it: Northern Ireland,
 * 意大利语. Words that are only spelled alike have full weight, and are no synonyms.
 */
const namesAnother = ([typed, ...others]: QueryTerm): boolean =>
  others.some(({ weight }) => weight < 1) &&
  !CODES_BY_NAME.has(nameKey(typed.word)) &&
  codesIn(typed.word).length > 0;

/**
 * Finds the countries that a query names in either language, itself or by a synonym (澳洲). Synonyms
 * with several countries are those of a region.
 *
 * @param query normalized
 * @returns their codes (ISO 3166-1)
 */
export function countriesIn(query: string, terms: readonly QueryTerm[]): string[] {
  const single = terms
    .filter((words) => words.length > 1)
    .map((words) => new Set(words.flatMap(({ word }) => CODES_BY_NAME.get(nameKey(word)) ?? [])))
    .filter(({ size }) => size === 1)
    .flatMap((codes) => [...codes]);
  const rest = terms
    .filter(namesAnother)
    .reduce((text, [{ finder }]) => text.replaceAll(finder, ' '), query);
  return [...new Set([...codesIn(rest), ...single])];
}
