import type { SearchEntry } from '../../../locales/searchIndex.ts';
import { type Amount, amountOf, readAmounts, textForms } from './amounts.ts';
import { entryText } from './entryText.ts';
import { createSearchWord, type QueryTerm, type SearchWord } from './query.ts';
import { normalizeText } from './words.ts';

/** How well the nearest amounts stand in for the one in a query, the nearest first. */
const NEAREST = [0.6, 0.4, 0.2];

/** Weight of the words for what a number is about. */
const SUBJECT = 0.2;

/**
 * Adds what a family means by an age or an amount, which texts rarely state exactly: words for ages; or
 * the nearest amounts that programmes state in its currency, and words for budgets. Removes a number that
 * occurs nowhere, so that the others do not become necessary.
 */
export function addNearNumbers(term: QueryTerm, entries: readonly SearchEntry[]): QueryTerm {
  const [{ word }] = term;
  const [nearest, ...others] = standInsFor(word, entries);
  if (!nearest) return term;
  const isStated = entries.some((entry) => occursIn(entry, term));
  return isStated ? [...term, nearest, ...others] : [nearest, ...others];
}

const occursIn = (entry: SearchEntry, term: QueryTerm): boolean =>
  term.some(({ finder }) => entryText(entry).search(finder) >= 0);

function standInsFor(word: string, entries: readonly SearchEntry[]): SearchWord[] {
  const amount = amountOf(word);
  if (amount) return [...nearestAmounts(amount, entries), ...weigh(['预算', 'budget'], SUBJECT)];
  return /\d岁$/.test(word) ? weigh(['周岁', '年龄'], SUBJECT) : [];
}

const weigh = (words: readonly string[], weight: number): SearchWord[] =>
  words.map((word) => ({ ...createSearchWord(word), weight }));

function nearestAmounts(asked: Amount, entries: readonly SearchEntry[]): SearchWord[] {
  const distance = (word: string) => Math.abs((amountOf(word)?.value ?? 0) - asked.value);
  const figures = entries.flatMap((entry) => entry.figures).join('\n');
  const stated = readAmounts(normalizeText(figures))
    .split(/\s+/)
    .filter((word) => isComparable(asked, amountOf(word)));
  return [...new Set(stated)]
    .filter((word) => distance(word) > 0)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST.length)
    .flatMap((word, at) => weigh(textForms(word), NEAREST[at] ?? 0));
}

/** Somebody who names no currency may mean any. */
const isComparable = ({ currency }: Amount, stated: Amount | undefined): boolean =>
  Boolean(stated?.currency) && (currency === '' || currency === stated?.currency);
