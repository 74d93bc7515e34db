import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { type ExcerptSegment, excerptOf } from './excerpt.ts';
import { type Synonyms, splitQuery, synonymsByWord, synonymsIn, wholeQuery } from './query.ts';
import { type Hit, rank } from './rank.ts';
import { respelled } from './spelling.ts';

/** A search result. */
export interface Found extends Pick<SearchEntry, 'id' | 'title' | 'goal' | 'figures'> {
  /** Heading of the section that it links to. */
  readonly heading?: string;
  /** The best matching sentence. */
  readonly excerpt: readonly ExcerptSegment[];
}

/** The number of all results, and the best of them. */
export interface SearchAnswer {
  readonly count: number;
  readonly best: readonly Found[];
}

let loading: Promise<SearchEntry[]> | undefined;

/**
 * Finds pages and entries, best first.
 *
 * @param addresses URLs of the shards of the index
 * @param synonyms groups of synonyms, as editors write them
 * @param most maximum number of results
 * @throws if a shard cannot be fetched
 */
export async function find(
  addresses: readonly string[],
  query: string,
  synonyms: readonly string[],
  most: number,
): Promise<SearchAnswer> {
  loading ??= Promise.all(addresses.map(load)).then((shards) => shards.flat());
  const entries = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return findIn(entries, query, synonyms.map(synonymsIn), most);
}

/** Searches a loaded index. */
export function findIn(
  entries: readonly SearchEntry[],
  query: string,
  groups: readonly Synonyms[],
  most: number,
): SearchAnswer {
  const terms = splitQuery(query, synonymsByWord(groups)).map((term) => respelled(term, entries));
  const found = rank(terms, wholeQuery(query), entries);
  return {
    count: found.length,
    best: found.slice(0, most).map((hit) => ({ ...shown(hit), excerpt: excerptOf(hit, terms) })),
  };
}

/** A hit's title and link: to its section if that can be linked to, otherwise to its page. */
function shown({ entry: { summary: _, sections: __, ...entry }, section }: Hit) {
  return section?.id === undefined
    ? entry
    : { ...entry, id: `${entry.id}#${section.id}`, heading: section.heading ?? '' };
}

async function load(address: string): Promise<SearchEntry[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responds with ${response.status}`);
  return response.json();
}
