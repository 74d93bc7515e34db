import type { QueryTerm } from './query.ts';
import { normalizeText, segmentWords } from './words.ts';

/** Regions that nobody means to move to: where visitors come from, and groups of countries. */
const LEFT_OUT = new Set(['CN', 'EU', 'EZ', 'HK', 'MO', 'QO', 'TW', 'UN', 'XA', 'XB', 'ZZ']);

const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/** Without former codes and second ones, such as UK. */
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => new Intl.Locale('und', { region: code }).region === code && !LEFT_OUT.has(code),
);

/** Whole words, so that 海地 is not in 上海地区, nor Niger in Nigeria. */
const wordsOf = (text: string): string => ` ${segmentWords(normalizeText(text)).join(' ')} `;

/** Each country's names, by its code. */
const NAMES = ['en', 'zh-Hans'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return CODES.flatMap((code) => {
    const name = names.of(code);
    return name ? [{ code, words: wordsOf(name) }] : [];
  });
});

function codesIn(texts: readonly string[]): Set<string> {
  const all = texts.map(wordsOf);
  const named = NAMES.filter(({ words }) => all.some((text) => text.includes(words)));
  return new Set(named.map(({ code }) => code));
}

/**
 * Finds the countries that a query names in either language, itself or by a synonym (澳洲). Synonyms with
 * several countries are those of a region.
 *
 * @returns their codes (ISO 3166-1)
 */
export function countriesIn(query: string, terms: readonly QueryTerm[]): string[] {
  const meant = terms.map((term) => codesIn(term.map(({ word }) => word)));
  const single = meant.filter(({ size }) => size === 1);
  return [...new Set([codesIn([query]), ...single].flatMap((codes) => [...codes]))];
}
