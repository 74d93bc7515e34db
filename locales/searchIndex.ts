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

/** The words of a text: Chinese is cut where its readers see words, English at its spaces. */
const searchWords = (text: string): string[] =>
  Array.from(segmenter.segment(text.toLowerCase().replaceAll(HYPHEN, '')))
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const isLatin = (word: string) => /^[a-z]+$/.test(word);

/** How the index is made and asked: alike in the build and in browsers. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'summary', 'body'],
  storeFields: ['title', 'goal', 'summary', 'figures'],
  tokenize: searchWords,
  searchOptions: {
    boost: { title: 8, summary: 3 },
    prefix: (word) => !isLatin(word) || word.length > 2,
    fuzzy: (word) => isLatin(word) && word.length > 4 && 0.2,
  },
};
