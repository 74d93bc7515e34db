import { isFiller } from './fillers.ts';

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** `EB-5` is also written `EB5`. */
const HYPHEN = /(?<=[a-z])-(?=\d)/g;

/** A text or a question as their words are compared. */
export const folded = (text: string): string => text.toLowerCase().replaceAll(HYPHEN, '');

const isSingle = (word: string) => /^(?:\p{Script=Han}|\d+)$/u.test(word);

/**
 * The words of a question: Chinese is cut where its readers see words. Characters that are no word
 * stay together, for no dictionary has every name (微信, 排期); what asks for nothing parts them.
 */
export function wordsAsked(question: string): string[] {
  const words: string[] = [];
  let canGrow = false;
  for (const { segment, isWordLike } of segmenter.segment(question)) {
    const isPart = Boolean(isWordLike) && isSingle(segment) && !isFiller(segment);
    if (isPart && canGrow) words.push(`${words.pop() ?? ''}${segment}`);
    else if (isWordLike) words.push(segment);
    canGrow = isPart;
  }
  return words;
}

const LETTER = '[\\p{Script=Latin}\\d]';

/** What plurals add; `countries` and `country` begin alike. */
const ENDING = /(?<=\p{L}{3}[^aeiou])(?:ies|y)$|(?<=\p{L}{3})e?s$/u;

const withoutEnding = (word: string) => (word.length > 3 ? word.replace(ENDING, '') : word);

/** Short English words must be whole, of longer ones the beginning will do. */
function latinPattern(word: string): string {
  const written = withoutEnding(word).replaceAll(/(?<=[a-z])(?=\d)/g, '-?');
  return word.length > 2 ? `${written}${LETTER}*` : `${written}(?!${LETTER})`;
}

/** Browsers learned `RegExp.escape` late. */
const escaped = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');

const isLatin = (text: string) =>
  /^[\p{Script=Latin}\d]+$/u.test(text) && /\p{Script=Latin}/u.test(text);

const patternIn = (piece: string) => (isLatin(piece) ? latinPattern(piece) : escaped(piece));

/** Where a word may begin: not within another, nor within a number. */
function startOf(word: string): string {
  if (/^\d/.test(word)) return '(?<![\\d.,])';
  return /^\p{Script=Latin}/u.test(word) ? `(?<!${LETTER})` : '';
}

const piecesOf = (words: string) => words.split(/[\s-]+/).filter(Boolean);

/** How every text begins to write a word, {@link folded}: what lacks it need not be looked through. */
export const stemOf = (words: string): string => withoutEnding(piecesOf(words)[0] ?? '');

/** Finds a word, or several that follow each other, wherever a text has them. */
export function finderOf(words: string): RegExp {
  return new RegExp(startOf(words) + piecesOf(words).map(patternIn).join('[\\s-]+'), 'giu');
}
