import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS, type SearchEntry } from '../../../locales/searchIndex.ts';

/** What a result shows. */
export type Found = Pick<SearchEntry, 'id' | 'title' | 'goal' | 'summary' | 'figures'>;

/** More would not be read. */
const MOST = 20;

let loading: Promise<MiniSearch<SearchEntry>> | undefined;

/**
 * Finds pages and entries, the best first: those with all words, or if there are none with some.
 *
 * @param address of the index
 * @throws when it cannot be fetched
 */
export async function find(address: string, query: string): Promise<Found[]> {
  loading ??= load(address);
  const index = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return findIn(index, query);
}

/** The same in an index that is there. */
export function findIn(index: MiniSearch<SearchEntry>, query: string): Found[] {
  const all = index.search(query, { combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(query);
  return found.slice(0, MOST).map(({ id, title, goal, summary, figures }) => ({
    ...{ id, title, goal, summary, figures },
  }));
}

async function load(address: string): Promise<MiniSearch<SearchEntry>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return MiniSearch.loadJSON(await answer.text(), SEARCH_OPTIONS);
}
