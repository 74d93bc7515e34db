import { isFiller } from './fillers.ts';
import { finderOf, folded, stemOf, wordsAsked } from './words.ts';

/** A word to search for. */
export interface Sought {
  readonly word: string;
  readonly stem: string;
  readonly finder: RegExp;
  /** 1 for a word that was typed, less for a synonym. */
  readonly weight: number;
}

/** A term of the query: the word that was typed, followed by its synonyms. */
export type Wish = readonly [Sought, ...Sought[]];

/** Words that mean the same. */
export type Synonyms = readonly string[];

/** Parses a group of synonyms as editors write it. */
export const synonymsIn = (words: string): Synonyms =>
  words
    .split(/[,，、;；]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** Weight of a synonym. */
const SYNONYM = 0.4;

/** A word with full weight, as typed. */
export const typed = (word: string): Sought => ({
  word,
  weight: 1,
  stem: stemOf(word),
  finder: finderOf(word),
});

/** The synonyms of each word, longest words first. */
export function synonymsByWord(groups: readonly Synonyms[]): ReadonlyMap<string, Synonyms> {
  const words = groups.flat().map(folded);
  const longestFirst = [...new Set(words)].sort((one, other) => other.length - one.length);
  return new Map(
    longestFirst.map((word) => {
      const others = groups
        .map((group) => group.map(folded))
        .filter((group) => group.includes(word));
      return [word, [...new Set(others.flat())].filter((other) => other !== word)];
    }),
  );
}

/** A single character only matches as a separate word: 税 does not match in 税务居民. */
const isIn = (word: string, question: string): boolean =>
  /^\p{Script=Han}$/u.test(word)
    ? wordsAsked(question).includes(word)
    : finderOf(word).test(question);

/** Splits a query into terms; stop words only count if there is nothing else. */
export function wishesOf(question: string, synonyms: ReadonlyMap<string, Synonyms>): Wish[] {
  const wishes: Wish[] = [];
  let rest = folded(question);
  for (const [word, others] of synonyms) {
    if (!isIn(word, rest)) continue;
    rest = rest.replaceAll(finderOf(word), ' ');
    const instead = others.map((other) => ({ ...typed(other), weight: SYNONYM }));
    wishes.push([typed(word), ...instead]);
  }
  const words = wordsAsked(rest).map((word): Wish => [typed(word)]);
  const asking = [...wishes, ...words.filter(([{ word }]) => !isFiller(word))];
  return asking.length > 0 ? asking : words;
}

/** The whole query as one term, to favour entries that contain it literally. */
export const wholeQuestion = (question: string): Wish => [typed(folded(question).trim())];
