import { memoize } from '../../../locales/memoize.ts';
import { amountOf, readAmounts, textForms } from './amounts.ts';
import { readNumerals } from './numerals.ts';
import { isStopWord } from './stopWords.ts';
import { simplify } from './traditional.ts';
import { normalizeText, segmentWords, stemOf, wordPattern } from './words.ts';

export interface SearchWord {
  readonly word: string;
  readonly stem: string;
  readonly finder: RegExp;
  /** 1 for a word that was typed, less for a synonym. */
  readonly weight: number;
}

/** A term of the query: the word that was typed, followed by its synonyms. */
export type QueryTerm = readonly [SearchWord, ...SearchWord[]];

/** Words that visitors type, and all that a search for one of them finds: these and narrower ones. */
export interface Synonyms {
  readonly typed: readonly string[];
  readonly sought: readonly string[];
}

/** In lower case only at the beginning and after the, because of “may our parents join us”. */
const US = /\bU\.?S\b(?:\.?A\b)?\.?|\bu\.s\b(?:\.a\b)?\.?|(?<=^\s*|\bthe )us\b/g;

/**
 * Writes a query as the texts are written: no full-width or traditional characters, 2天 for 2 天; and china
 * for China's, whose apostrophe has several forms. Amounts become one word each, and names of the US usa.
 */
export const normalizeQuery = (query: string): string =>
  readAmounts(
    readNumerals(simplify(normalizeText(query.normalize('NFKC').replaceAll(US, 'usa'))))
      .replaceAll(/(?<=\d) +(?=\p{Script=Han})/gu, '')
      .replaceAll(/['‘’]s?(?!\p{L})/gu, ''),
  ).trim();

const splitWords = (words: string): string[] =>
  words
    .split(/[,，、;；]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Parses a group of synonyms as editors write it, such as `cost, price` or `Europe: France, Spain`. */
export function parseSynonyms(words: string): Synonyms {
  const [typed = [], ...narrower] = words.split(/[:：]/).map(splitWords);
  return { typed, sought: [...typed, ...narrower.flat()] };
}

/** Weight of a synonym. */
const SYNONYM = 0.4;

/** A typed word, with full weight. */
export const createSearchWord = (word: string): SearchWord => ({
  word,
  weight: 1,
  stem: stemOf(word),
  finder: wordPattern(word),
});

/** The synonyms of each word, as a query has it, longest words first. */
export const synonymsByWord = memoize(
  (groups: readonly Synonyms[]): ReadonlyMap<string, readonly string[]> => {
    const known = groups.map(({ typed, sought }) => ({
      typed: typed.map(normalizeQuery),
      sought: sought.map(normalizeText),
    }));
    const words = known.flatMap(({ typed }) => typed);
    const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length);
    return new Map(
      longestFirst.map((word) => {
        const others = known.flatMap(({ typed, sought }) => (typed.includes(word) ? sought : []));
        return [word, [...new Set(others)].filter((other) => other !== word)];
      }),
    );
  },
);

/** A single character and an amount only match as a separate word: 税 does not match in 税务居民. */
const isIn = (word: string, query: string): boolean =>
  /^\p{Script=Han}$/u.test(word) || amountOf(word)
    ? segmentWords(query).includes(word)
    : wordPattern(word).test(query);

/** Splits a normalized query into terms; stop words only count if there is nothing else. */
export function splitQuery(
  query: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): QueryTerm[] {
  const terms: QueryTerm[] = [];
  let rest = query;
  for (const [word, others] of synonyms) {
    if (!isIn(word, rest)) continue;
    rest = rest.replaceAll(wordPattern(word), ' ');
    const instead = others
      .flatMap((other) => [other, ...textForms(other)])
      .map((other) => ({ ...createSearchWord(other), weight: SYNONYM }));
    terms.push([createSearchWord(word), ...textForms(word).map(createSearchWord), ...instead]);
  }
  const words = segmentWords(rest).map(
    (word): QueryTerm => [createSearchWord(word), ...textForms(word).map(createSearchWord)],
  );
  const asking = [...terms, ...words.filter(([{ word }]) => !isStopWord(word))];
  return asking.length > 0 ? asking : words;
}

/** The whole query as one term, to favour entries that contain it literally. */
export const wholeQueryTerm = (query: string): QueryTerm => [createSearchWord(query)];
