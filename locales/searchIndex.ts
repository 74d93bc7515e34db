import type { Options } from 'minisearch';
import type { Locale } from './locale.ts';

/** A text that changes has the index of so many pages made again, and no more. */
const PAGES_IN_PART = 100;

/**
 * Where the index of a language lies: in one file, of a large site in several.
 *
 * @param pages of the site in one language
 */
export const searchIndexPaths = (locale: Locale, pages: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(pages / PAGES_IN_PART)) }, (_, part) =>
    part === 0 ? `/search/${locale}.json` : `/search/${locale}-${part + 1}.json`,
  );

/** What is searched: a page, or an entry of the glossary. */
export interface SearchEntry {
  /** Address in its language, with its `#section`. */
  readonly id: string;
  readonly title: string;
  /** What a programme leads to: two of one country have one title. */
  readonly goal?: string;
  /** One sentence. */
  readonly summary: string;
  /** Figures with their labels. */
  readonly figures: readonly string[];
  /** Everything else that stands there. */
  readonly body: string;
}

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** `EB-5` is also written `EB5`. */
const HYPHEN = /(?<=[a-z])-(?=\d)/g;

interface Word {
  readonly segment: string;
  /** Where it begins. */
  readonly index: number;
}

/** The words of a text: Chinese is cut where its readers see words, English at its spaces. */
const wordsOf = (text: string): Word[] =>
  Array.from(segmenter.segment(text.toLowerCase().replaceAll(HYPHEN, ''))).filter(
    ({ isWordLike }) => isWordLike,
  );

const isCharacter = ({ segment }: Word) => /^\p{Script=Han}$/u.test(segment);

/** Characters that are no word stand in twos as well: no dictionary has every name (微信, 排期). */
const pairsOf = (words: readonly Word[]): (readonly [Word, Word])[] =>
  words.flatMap((word, place) => {
    const next = words[place + 1];
    const isPair = next?.index === word.index + 1 && isCharacter(word) && isCharacter(next);
    return isPair ? [[word, next] as const] : [];
  });

const joined = ([one, other]: readonly [Word, Word]) => one.segment + other.segment;

/** What is found in a text. */
function wordsToFind(text: string): string[] {
  const words = wordsOf(text);
  return [...words.map(({ segment }) => segment), ...pairsOf(words).map(joined)];
}

/** What a question asks for: of characters in twos not each alone, which most pages have. */
function wordsAsked(question: string): string[] {
  const words = wordsOf(question);
  const pairs = pairsOf(words);
  const paired = new Set(pairs.flat());
  const others = words.filter((word) => !paired.has(word));
  return [...others.map(({ segment }) => segment), ...pairs.map(joined)];
}

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** How the index is made and asked: alike in the build and in browsers. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'summary', 'body'],
  storeFields: ['title', 'goal', 'summary', 'figures'],
  tokenize: wordsToFind,
  searchOptions: {
    tokenize: wordsAsked,
    boost: { title: 8, summary: 3 },
    prefix: (word) => !isLatin(word) || word.length > 2,
    fuzzy: (word) => isLatin(word) && word.length > 4 && 0.2,
  },
};
