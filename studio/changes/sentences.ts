import { diffArrays } from 'diff';
import { LANGUAGE_TAGS, type Locale, mapLocales } from '../../locales/locale.ts';

/** A changed sentence; one side is absent if it was added or removed. */
export interface SentenceChange {
  readonly before?: string;
  readonly after?: string;
}

const segmenters = mapLocales(
  (locale) => new Intl.Segmenter(LANGUAGE_TAGS[locale], { granularity: 'sentence' }),
);

/** Begins a paragraph that says where a link leads, which is not split: a title may be “St. Lucia”. */
export const LEADS_TO = '→ ';

/** The sentences of paragraphs, in order. */
export const sentencesOf = (paragraphs: readonly string[], locale: Locale): string[] =>
  paragraphs
    .flatMap((text) =>
      text.startsWith(LEADS_TO)
        ? text
        : Array.from(segmenters[locale].segment(text), ({ segment }) => segment.trim()),
    )
    .filter((sentence) => sentence !== '');

/** The sentences that differ, in reading order; a replacement is paired with what it replaced. */
export function compareSentences(
  before: readonly string[],
  after: readonly string[],
): SentenceChange[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: MAX_EDITS });
  if (!parts) return pairSentences(before, after);
  return parts.flatMap(({ value, added, removed }, index) => {
    const next = parts[index + 1];
    if (removed) return pairSentences(value, next?.added ? next.value : []);
    const isPaired = parts[index - 1]?.removed;
    return added && !isPaired ? pairSentences([], value) : [];
  });
}

/** With more, texts count as replaced as a whole: comparing their sentences would take too long. */
const MAX_EDITS = 1_000;

const pairSentences = (removed: readonly string[], added: readonly string[]): SentenceChange[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => ({
    before: removed[index],
    after: added[index],
  }));
