import { LANGUAGE_TAGS, type Locale, mapLocales } from '../../locales/locale.ts';

/** A sentence that was replaced; absent on the side that lacks it. */
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

/** Longer texts are told as replaced whole: comparing them sentence by sentence would take long. */
const MAX_COMPARISONS = 1_000_000;

/**
 * The sentences that differ, in the order of reading. One that took another's place is beside
 * it.
 */
export function compareSentences(
  before: readonly string[],
  after: readonly string[],
): SentenceChange[] {
  const changes: SentenceChange[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const tell = () => {
    changes.push(...paired(removed, added));
    [removed, added] = [[], []];
  };
  for (const step of align(before, after)) {
    if (step.kind === 'same') tell();
    else if (step.kind === 'removed') removed.push(step.sentence);
    else added.push(step.sentence);
  }
  tell();
  return changes;
}

const paired = (removed: readonly string[], added: readonly string[]): SentenceChange[] =>
  Array.from({ length: Math.max(removed.length, added.length) }, (_, index) => {
    const [before, after] = [removed[index], added[index]];
    return { ...(before !== undefined && { before }), ...(after !== undefined && { after }) };
  });

interface Step {
  readonly kind: 'same' | 'removed' | 'added';
  readonly sentence: string;
}

/** Along the longest common subsequence. */
function align(before: readonly string[], after: readonly string[]): Step[] {
  if (before.length * after.length > MAX_COMPARISONS)
    return [...before.map(asRemoved), ...after.map(asAdded)];
  const lengths = commonLengths(before, after);
  const common = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [left, right] = [before[i], after[j]];
    if (left !== undefined && left === right) {
      steps.push({ kind: 'same', sentence: left });
      [i, j] = [i + 1, j + 1];
    } else if (
      left !== undefined &&
      (right === undefined || common(i + 1, j) >= common(i, j + 1))
    ) {
      steps.push(asRemoved(left));
      i += 1;
    } else if (right !== undefined) {
      steps.push(asAdded(right));
      j += 1;
    }
  }
  return steps;
}

const asRemoved = (sentence: string): Step => ({ kind: 'removed', sentence });
const asAdded = (sentence: string): Step => ({ kind: 'added', sentence });

/** Length of the longest common subsequence of what follows each pair of places. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i--) {
    const [row = [], below = []] = [lengths[i], lengths[i + 1]];
    for (let j = after.length - 1; j >= 0; j--)
      row[j] =
        before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return lengths;
}
