import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { type ExcerptPart, excerptOf } from './excerpt.ts';
import { type Synonyms, synonymsByWord, synonymsIn, wholeQuestion, wishesOf } from './question.ts';
import { type Hit, rank } from './rank.ts';
import { respelled } from './spelling.ts';

/** What a result shows. */
export interface Found extends Pick<SearchEntry, 'id' | 'title' | 'goal' | 'figures'> {
  /** Heading of the section to which it leads. */
  readonly heading?: string;
  /** The sentence that has the words. */
  readonly excerpt: readonly ExcerptPart[];
}

/** What was found: how much in all, and the best of it. */
export interface SearchAnswer {
  readonly count: number;
  readonly best: readonly Found[];
}

let loading: Promise<SearchEntry[]> | undefined;

/**
 * Finds pages and entries, the best first.
 *
 * @param addresses of the parts of the index
 * @param synonyms groups of words that mean the same, as editors write them
 * @param most how many are wanted
 * @throws when a part cannot be fetched
 */
export async function find(
  addresses: readonly string[],
  question: string,
  synonyms: readonly string[],
  most: number,
): Promise<SearchAnswer> {
  loading ??= Promise.all(addresses.map(load)).then((parts) => parts.flat());
  const entries = await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return findIn(entries, question, synonyms.map(synonymsIn), most);
}

/** The same in an index that is there. */
export function findIn(
  entries: readonly SearchEntry[],
  question: string,
  groups: readonly Synonyms[],
  most: number,
): SearchAnswer {
  const wishes = wishesOf(question, synonymsByWord(groups)).map((wish) => respelled(wish, entries));
  const found = rank(wishes, wholeQuestion(question), entries);
  return {
    count: found.length,
    best: found.slice(0, most).map((hit) => ({ ...shown(hit), excerpt: excerptOf(hit, wishes) })),
  };
}

/** What a hit is called, and where it leads: to its section, where that has a place of its own. */
function shown({ entry: { summary: _, sections: __, ...entry }, section }: Hit) {
  return section?.id === undefined
    ? entry
    : { ...entry, id: `${entry.id}#${section.id}`, heading: section.heading ?? '' };
}

async function load(address: string): Promise<SearchEntry[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}
