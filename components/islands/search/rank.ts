import type { SearchEntry, SearchSection } from '../../../locales/searchIndex.ts';
import { sum } from '../../../locales/sum.ts';
import { type Matches, scoreMatches } from './matches.ts';
import type { QueryTerm } from './query.ts';

/** An entry that was found, and the section that contains all words, if there is one. */
export interface Hit {
  readonly entry: SearchEntry;
  readonly section?: SearchSection;
  /** Whether its title contains all words. */
  readonly isNamed: boolean;
}

/**
 * Ranks entries, best first: those that match all required terms, or if there are none, some terms.
 *
 * @param whole the whole query as one optional term, which includes its stop words
 */
export function rank(
  terms: readonly QueryTerm[],
  whole: QueryTerm,
  entries: readonly SearchEntry[],
): Hit[] {
  const termMatches = terms.map((term) => ({ term, matches: scoreMatches(term, entries) }));
  const found = termMatches.map(({ matches }) => matches).filter(({ size }) => size > 0);
  const subjects = termMatches.filter(isSubject).map(({ matches }) => matches);
  const required = subjects.length > 0 ? subjects : found;
  const isPhrase = terms.length > 1 || terms[0]?.[0].word !== whole[0].word;
  const together = isPhrase ? scoreMatches(whole, entries) : new Map<SearchEntry, Matches>();
  const some = entries.filter((entry) => found.some((matches) => matches.has(entry)));
  const all = some.filter((entry) => required.every((matches) => matches.has(entry)));
  return (all.length > 0 ? all : some)
    .map((entry) => {
      const matches = found.flatMap((one) => one.get(entry) ?? []);
      const bonus = together.get(entry);
      return { ...toHit(entry, matches), score: scoreOf(bonus ? [...matches, bonus] : matches) };
    })
    .sort((one, other) => other.score - one.score);
}

interface TermMatches {
  readonly term: QueryTerm;
  readonly matches: ReadonlyMap<SearchEntry, Matches>;
}

/**
 * Terms that no title and no synonym contains (一起去, bring along) are optional beside those that do, and
 * so are words that stand in for one that occurs nowhere.
 */
const isSubject = ({ term, matches }: TermMatches): boolean =>
  matches.size > 0 &&
  ((term.length > 1 && term[0].weight === 1) ||
    [...matches.values()].some(({ title }) => title > 0));

/** The score of each section. */
const bySection = (matches: readonly Matches[]): number[] =>
  (matches[0]?.sections ?? []).map((_, index) =>
    sum(matches.map(({ sections }) => sections[index] ?? 0)),
  );

/** One section with every term outweighs several with one term each. */
const OTHER_SECTIONS = 0.1;

function scoreOf(matches: readonly Matches[]): number {
  const head = sum(matches.map(({ title, summary }) => title + summary));
  const sections = bySection(matches);
  const best = Math.max(0, ...sections);
  return head + best + OTHER_SECTIONS * (sum(sections) - best);
}

function toHit(entry: SearchEntry, matches: readonly Matches[]): Hit {
  const rest = matches.filter(({ title }) => title === 0);
  if (rest.length === 0) return { entry, isNamed: true };
  const values = bySection(rest);
  const best = values.indexOf(Math.max(...values));
  const hasAll = rest.every(({ sections }) => (sections[best] ?? 0) > 0);
  return { entry, isNamed: false, ...(hasAll && { section: entry.sections[best] }) };
}
