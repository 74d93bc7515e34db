import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchEntry } from '../../../locales/searchIndex.ts';

/** What a result shows. */
export type Found = Pick<SearchEntry, 'id' | 'title' | 'goal' | 'summary' | 'figures'>;

type Index = MiniSearch<SearchEntry>;

let loading: Promise<Index[]> | undefined;

/**
 * Finds pages and entries, the best first: those with all words, or if there are none with some.
 *
 * @param addresses of the parts of the index
 * @throws when one cannot be fetched
 */
export async function find(addresses: readonly string[], query: string): Promise<Found[]> {
  loading ??= Promise.all(addresses.map(load));
  const parts = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return findIn(parts, query);
}

/** The same in an index that is there. */
export function findIn(parts: readonly Index[], query: string): Found[] {
  const searchBy = (combineWith: 'AND' | 'OR') =>
    parts.flatMap((part) => part.search(query, { combineWith }));
  const all = searchBy('AND');
  const found = all.length > 0 ? all : searchBy('OR');
  return found
    .toSorted((one, other) => other.score - one.score)
    .map(({ id, title, goal, summary, figures }) => ({ id, title, goal, summary, figures }));
}

async function load(address: string): Promise<Index> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
}
