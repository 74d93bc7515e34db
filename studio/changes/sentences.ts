import { LANGUAGE_TAGS, type Locale, mapLocales } from '../../locales/locale.ts';

/** A changed sentence; one side is absent if it was added or removed. */
export interface SentenceChange {
  readonly before?: string;
  readonly after?: string;
}

const segmenters = mapLocales(
  (locale) => new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'sentence' }),
);

/** The sentences of paragraphs, in order. */
export const sentencesOf = (paragraphs: readonly string[], locale: Locale): string[] =>
  paragraphs
    .flatMap((text) =>
      Array.from(segmenters[locale].segment(text), ({ segment }) => segment.trim()),
    )
    .filter((sentence) => sentence !== '');

/** The sentences that differ, in reading order; a replacement is paired with what it replaced. */
export function compareSentences(
  before: readonly string[],
  after: readonly string[],
): SentenceChange[] {
  const changes: SentenceChange[] = [];
  const ends: Place = [before.length, after.length];
  let i = 0;
  let j = 0;
  for (const [left, right] of [...commonPlaces(before, after), ends]) {
    changes.push(...pairSentences(before.slice(i, left), after.slice(j, right)));
    i = left + 1;
    j = right + 1;
  }
  return changes;
}

const pairSentences = (removed: readonly string[], added: readonly string[]): SentenceChange[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    before: removed[index],
    after: added[index],
  }));

/** Longer texts count as replaced as a whole: comparing their sentences would take too long. */
const MAX_COMPARISONS = 1_000_000;

type Place = readonly [inBefore: number, inAfter: number];

/** The positions of the longest common subsequence in both texts. */
function commonPlaces(before: readonly string[], after: readonly string[]): Place[] {
  if (before.length * after.length > MAX_COMPARISONS) return [];
  const lengths = commonLengths(before, after);
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const places: Place[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) places.push([i++, j++]);
    else if (common(i + 1, j) >= common(i, j + 1)) i += 1;
    else j += 1;
  }
  return places;
}

/** Lengths of the longest common subsequences of the rests after each pair of positions. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    const row = lengths[i] ?? [];
    const below = lengths[i + 1] ?? [];
    for (let j = after.length - 1; j >= 0; j--)
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
