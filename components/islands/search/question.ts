import { isFiller } from './fillers.ts';
import { finderOf, folded, stemOf, wordsAsked } from './words.ts';

/** A word that is looked for. */
export interface Sought {
  readonly word: string;
  readonly stem: string;
  readonly finder: RegExp;
  /** What a place counts that has it: what was typed counts in full. */
  readonly weight: number;
}

/** One thing that is asked for: the word that was typed, and others that mean the same. */
export type Wish = readonly [Sought, ...Sought[]];

/** Words that mean the same, of which one may stand for the other. */
export type Synonyms = readonly string[];

/** The words of a group as editors write them. */
export const synonymsIn = (words: string): Synonyms =>
  words
    .split(/[,，、;；]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** What a synonym counts. */
const SYNONYM = 0.4;

/** A word as it was typed. */
export const typed = (word: string): Sought => ({
  ...{ word, weight: 1 },
  stem: stemOf(word),
  finder: finderOf(word),
});

/** The synonyms of every word that has some, the longest words first. */
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

/** A single character is a word only where it stands alone: 税 is none in 税务居民. */
const isIn = (word: string, question: string): boolean =>
  /^\p{Script=Han}$/u.test(word)
    ? wordsAsked(question).includes(word)
    : finderOf(word).test(question);

/** Takes a question apart into what it asks for: what asks for nothing only if there is no more. */
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

/** The whole question: what has its words together is more to the point. */
export const wholeQuestion = (question: string): Wish => [typed(folded(question).trim())];
