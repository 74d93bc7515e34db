import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { sum } from '../../../locales/sum.ts';
import { entryText } from './entryText.ts';
import type { QueryTerm, SearchWord } from './query.ts';

/** How well each part of an entry matches. */
export interface Matches {
  readonly title: number;
  readonly summary: number;
  readonly sections: readonly number[];
}

/** Weights of a match in a title, a heading, the page's summary. */
const TITLE = 12;
const HEADING = 5;
const SUMMARY = 2.5;

/** Bonus for a line that starts with the word and a colon, and so is about it. */
const BEGINNING = 1.5;

/** Smoothing: a word in a single entry must not outweigh one in three entries by much. */
const SMOOTHING = 3;

/** A guide is about its title, a programme about a country; the firm's pages cover many subjects. */
const WEIGHTS = {
  general: { title: 2, heading: 1.5, text: 1 },
  program: { title: 1, heading: 1, text: 1 },
  firm: { title: 1, heading: 1, text: 0.5 },
} as const;

/** Scores the entries that match a term; rare words score more. */
export function scoreMatches(
  term: QueryTerm,
  entries: readonly SearchEntry[],
): Map<SearchEntry, Matches> {
  const found = new Map<SearchEntry, Matches>();
  for (const word of term) {
    const hits = entries.flatMap((entry) => {
      const matches = scoreEntry(entry, word);
      return matches ? [{ entry, matches }] : [];
    });
    const worth = word.weight * Math.log(1 + entries.length / (hits.length + SMOOTHING));
    for (const { entry, matches } of hits)
      found.set(entry, mergeMatches(found.get(entry), matches, worth));
  }
  return found;
}

/** How well an entry matches a word; nothing if not at all. */
export function scoreEntry(entry: SearchEntry, { stem, finder }: SearchWord): Matches | undefined {
  if (!entryText(entry).includes(stem)) return;
  const { about, title, otherTitle = '', goal = '', summary, sections } = entry;
  const weights = WEIGHTS[about];
  const matches = {
    title: Math.max(
      weights.title * TITLE * scoreCoverage(title, finder),
      weights.title * TITLE * scoreCoverage(otherTitle, finder),
      HEADING * scoreCoverage(goal, finder),
    ),
    summary: weights.text * SUMMARY * scoreFrequency(summary, finder),
    sections: sections.map(({ heading = '', text }) =>
      Math.max(
        weights.heading * HEADING * scoreCoverage(heading, finder),
        weights.text * scoreFrequency(text, finder),
      ),
    ),
  };
  return sum([matches.title, matches.summary, ...matches.sections]) > 0 ? matches : undefined;
}

/** A title that equals the word scores more than one that contains it. */
function scoreCoverage(title: string, finder: RegExp): number {
  const [word = ''] = title.match(finder) ?? [];
  return word === '' ? 0 : 0.4 + (0.6 * word.length) / title.length;
}

/** Repetitions of a word count less than its first occurrence. */
function scoreFrequency(text: string, finder: RegExp): number {
  const count = text.match(finder)?.length ?? 0;
  if (count === 0) return 0;
  const begins = new RegExp(`^${finder.source}\\s*[:：]`, 'imu').test(text);
  return 2 - 1 / count + (begins ? BEGINNING : 0);
}

const mergeMatches = (before: Matches | undefined, matches: Matches, worth: number): Matches => ({
  title: Math.max(before?.title ?? 0, worth * matches.title),
  summary: Math.max(before?.summary ?? 0, worth * matches.summary),
  sections: matches.sections.map((value, at) => Math.max(before?.sections[at] ?? 0, worth * value)),
});
