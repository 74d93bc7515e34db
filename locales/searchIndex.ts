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
  /** Address in its language; an entry's has its `#section`. */
  readonly id: string;
  readonly title: string;
  /** What a programme leads to: two of one country have one title. */
  readonly goal?: string;
  /** One sentence. */
  readonly summary: string;
  /** Figures with their labels, as a result shows them. */
  readonly figures: readonly string[];
  /** A subject whatever the programme, a programme, or the firm and its site. */
  readonly about: 'general' | 'program' | 'firm';
  /** Everything else that stands there. */
  readonly sections: readonly SearchSection[];
}

/** Texts under one heading. */
export interface SearchSection {
  /** Its place on the page, if links can name it. */
  readonly id?: string;
  readonly heading?: string;
  /** A line for each paragraph. */
  readonly text: string;
}
