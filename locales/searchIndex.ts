import type { Locale } from './locale.ts';

/** Pages per index file: a changed text rebuilds the index of this many pages. */
const PAGES_PER_SHARD = 100;

/**
 * The index files of a language: one, or several on a large site.
 *
 * @param pages number of pages in one language
 */
export const searchIndexPaths = (locale: Locale, pages: number): string[] =>
  Array.from({ length: Math.max(1, Math.ceil(pages / PAGES_PER_SHARD)) }, (_, shard) =>
    shard === 0 ? `/search/${locale}.json` : `/search/${locale}-${shard + 1}.json`,
  );

/** A searchable page or glossary entry. */
export interface SearchEntry {
  /** Address in its language; a glossary entry's includes the `#section`. */
  readonly id: string;
  readonly title: string;
  /** Its title in the other language: visitors type Malta and 马耳他 in either. */
  readonly otherTitle?: string;
  /** What a programme leads to, because two programmes of a country can share a title. */
  readonly goal?: string;
  /** One sentence. */
  readonly summary: string;
  /** Figures with their labels, as shown in results. */
  readonly figures: readonly string[];
  /** A general subject, a programme, or the firm and its site. */
  readonly about: 'general' | 'program' | 'firm';
  /** All other texts. */
  readonly sections: readonly SearchSection[];
}

/** Texts under one heading. */
export interface SearchSection {
  /** Its id on the page, if links can point to it. */
  readonly id?: string;
  readonly heading?: string;
  /** One line per paragraph. */
  readonly text: string;
}
