import { memoize } from '../../../locales/memoize.ts';
import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { countriesIn } from './countries.ts';
import { type ExcerptSegment, excerptOf } from './excerpt.ts';
import { scoreEntry } from './matches.ts';
import {
  normalizeQuery,
  parseSynonyms,
  type QueryTerm,
  type Synonyms,
  splitQuery,
  synonymsByWord,
  wholeQueryTerm,
} from './query.ts';
import { type Hit, rank } from './rank.ts';
import { addSimilarWords } from './spelling.ts';
import { addNearNumbers } from './standIns.ts';

export interface SearchResult extends Pick<SearchEntry, 'id' | 'title' | 'goal' | 'figures'> {
  /** Heading of the section that it links to. */
  readonly heading?: string;
  /** The best matching sentence. */
  readonly excerpt: readonly ExcerptSegment[];
}

/** The number of all results, and the best of them. */
export interface SearchResults {
  readonly count: number;
  /** Words of the query that occur nowhere; without numbers, which texts write differently (21周岁). */
  readonly missing: readonly string[];
  /** Codes of the countries that the query names. */
  readonly countries: readonly string[];
  readonly best: readonly SearchResult[];
}

const parseGroups = memoize((groups: readonly string[]) => groups.map(parseSynonyms));

let loading: Promise<SearchEntry[]> | undefined;

/**
 * Finds pages and entries, best first.
 *
 * @param addresses URLs of the shards of the index
 * @param synonyms groups of synonyms, as editors write them
 * @param most maximum number of results
 * @throws if a shard cannot be fetched
 */
export async function searchSite(
  addresses: readonly string[],
  query: string,
  synonyms: readonly string[],
  most: number,
): Promise<SearchResults> {
  loading ??= Promise.all(addresses.map(load)).then((shards) => shards.flat());
  const entries = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return searchLoadedIndex(entries, query, parseGroups(synonyms), most);
}

export function searchLoadedIndex(
  entries: readonly SearchEntry[],
  query: string,
  groups: readonly Synonyms[],
  most: number,
): SearchResults {
  const normalized = normalizeQuery(query);
  const terms = splitQuery(normalized, synonymsByWord(groups)).map((term) =>
    addNearNumbers(addSimilarWords(term, entries), entries),
  );
  const found = rank(terms, wholeQueryTerm(normalized), entries);
  return {
    count: found.length,
    missing: terms
      .filter((term) => !/\d/.test(term[0].word) && !occurs(term, entries))
      .map(([{ word }]) => word),
    countries: countriesIn(normalized, terms),
    best: found.slice(0, most).map((hit) => ({ ...toResult(hit), excerpt: excerptOf(hit, terms) })),
  };
}

const occurs = (term: QueryTerm, entries: readonly SearchEntry[]): boolean =>
  entries.some((entry) => term.some((word) => scoreEntry(entry, word)));

/** A hit's title and link: to its section if that can be linked to, otherwise to its page. */
function toResult({ entry: { summary: _, sections: __, ...entry }, section }: Hit) {
  return section?.id === undefined
    ? entry
    : { ...entry, id: `${entry.id}#${section.id}`, heading: section.heading ?? '' };
}

async function load(address: string): Promise<SearchEntry[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
  return response.json();
}
