import type { SearchEntry, SearchSection } from '../../../locales/searchIndex.ts';
import { type Matches, matchesOf, total } from './matches.ts';
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
 * @param whole the whole query as one optional term
 */
export function rank(
  terms: readonly QueryTerm[],
  whole: QueryTerm,
  entries: readonly SearchEntry[],
): Hit[] {
  const asked = terms.map((term) => ({ term, matches: matchesOf(term, entries) }));
  const met = asked.map(({ matches }) => matches).filter(({ size }) => size > 0);
  const subjects = asked.filter(isSubject).map(({ matches }) => matches);
  const needed = subjects.length > 0 ? subjects : met;
  const together = met.length > 1 ? matchesOf(whole, entries) : new Map<SearchEntry, Matches>();
  const some = entries.filter((entry) => met.some((matches) => matches.has(entry)));
  const all = some.filter((entry) => needed.every((matches) => matches.has(entry)));
  return (all.length > 0 ? all : some)
    .map((entry) => {
      const matches = met.flatMap((one) => one.get(entry) ?? []);
      const bonus = together.get(entry);
      return { ...hitIn(entry, matches), score: scoreOf(bonus ? [...matches, bonus] : matches) };
    })
    .sort((one, other) => other.score - one.score);
}

interface Asked {
  readonly term: QueryTerm;
  readonly matches: ReadonlyMap<SearchEntry, Matches>;
}

/** Terms that no title and no synonym contains (一起去, bring along) are optional beside those that do. */
const isSubject = ({ term, matches }: Asked): boolean =>
  matches.size > 0 && (term.length > 1 || [...matches.values()].some(({ title }) => title > 0));

/** The score of each section. */
const bySection = (matches: readonly Matches[]): number[] =>
  (matches[0]?.sections ?? []).map((_, index) =>
    total(matches.map(({ sections }) => sections[index] ?? 0)),
  );

/** One section with every term outweighs several with one term each. */
const OTHER_SECTIONS = 0.1;

function scoreOf(matches: readonly Matches[]): number {
  const head = total(matches.map(({ title, summary }) => title + summary));
  const sections = bySection(matches);
  const best = Math.max(0, ...sections);
  return head + best + OTHER_SECTIONS * (total(sections) - best);
}

function hitIn(entry: SearchEntry, matches: readonly Matches[]): Hit {
  const rest = matches.filter(({ title }) => title === 0);
  if (rest.length === 0) return { entry, isNamed: true };
  const values = bySection(rest);
  const best = values.indexOf(Math.max(...values));
  const hasAll = rest.every(({ sections }) => (sections[best] ?? 0) > 0);
  return { entry, isNamed: false, ...(hasAll && { section: entry.sections[best] }) };
}
