import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { entryText } from './entryText.ts';
import { createSearchWord, type QueryTerm } from './query.ts';
import { normalizeText, segmentWords } from './words.ts';

/** Shorter words have too many similar ones. */
const SHORTEST = 5;

/**
 * Adds similarly spelled words from titles and headings to a word that occurs nowhere: Turky, Turkey.
 * Does not apply to Chinese, nor to a word that has synonyms.
 */
export function addSimilarWords(term: QueryTerm, entries: readonly SearchEntry[]): QueryTerm {
  const [{ word, finder }, ...synonyms] = term;
  if (synonyms.length > 0 || word.length < SHORTEST || !/^\p{Script=Latin}+$/u.test(word))
    return term;
  const occurs = entries.some((entry) => entryText(entry).search(finder) >= 0);
  return occurs ? term : [...term, ...findSimilarWords(word, entries).map(createSearchWord)];
}

function findSimilarWords(word: string, entries: readonly SearchEntry[]): string[] {
  const titles = entries.flatMap(({ title, otherTitle = '', sections }) => [
    title,
    otherTitle,
    ...sections.map(({ heading = '' }) => heading),
  ]);
  const maxDistance = word.length > 8 ? 2 : 1;
  const words = new Set(titles.flatMap((title) => segmentWords(normalizeText(title))));
  return [...words].filter((other) => other.length > 3 && distance(word, other) <= maxDistance);
}

/** Levenshtein distance; two swapped neighbours (Belguim) count as one error. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1];
    for (const [index, against] of Array.from(other).entries())
      next.push(
        Math.min(
          (next[index] ?? 0) + 1,
          (row[index + 1] ?? 0) + 1,
          (row[index] ?? 0) + (letter === against ? 0 : 1),
          letter === other[index - 1] && one[at - 1] === against
            ? (before[index - 1] ?? 0) + 1
            : Number.POSITIVE_INFINITY,
        ),
      );
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
