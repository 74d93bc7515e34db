import { isStopWord } from './stopWords.ts';

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** So that `EB-5` also matches `EB5`. */
const HYPHEN = /(?<=[a-z])-(?=\d)/g;

/** Normalizes a text or a query for comparison. In lower case, a Turkish `İ` would be two characters. */
export const normalizeText = (text: string): string =>
  text.replaceAll('İ', 'i').toLowerCase().replaceAll(HYPHEN, '');

const isJoinable = (word: string) => /^(?:\p{Script=Han}|\d+)$/u.test(word);

/**
 * Splits a text into words. Consecutive single Chinese characters are joined, because no dictionary has
 * every name (微信, 排期); stop words separate them.
 */
export function segmentWords(query: string): string[] {
  const words: string[] = [];
  let canGrow = false;
  for (const { segment, isWordLike } of segmenter.segment(query)) {
    const canJoin = Boolean(isWordLike) && isJoinable(segment) && !isStopWord(segment);
    if (canJoin && canGrow) words.push(`${words.pop() ?? ''}${segment}`);
    else if (isWordLike) words.push(segment);
    canGrow = canJoin;
  }
  return words;
}

const LETTER = '[\\p{Script=Latin}\\d]';

/** Plural endings; also `y`, so that `countries` and `country` have the same stem. */
const ENDING = /(?<=\p{L}{3}[^aeiou])(?:ies|y)$|(?<=\p{L}{3})e?s$/u;

const withoutEnding = (word: string) => (word.length > 3 ? word.replace(ENDING, '') : word);

/** Endings of words of three letters: taxes, aged, buyers, paying, taxable, taxation. */
const ENDINGS = '(?:e?s|e?rs?|ed|(?<=e)d|ing|able|ation)?';

/** Short English words match exactly, longer ones as a prefix; but pets must not match petition, nor EUR Europe. */
function latinPattern(word: string): string {
  const singular = withoutEnding(word);
  const stem = singular.replaceAll(/(?<=[a-z])(?=\d)/g, '-?').replaceAll('i', '[iİ]');
  if (word.length <= 2) return `${stem}(?!${LETTER})`;
  return /^\p{L}{3}$/u.test(singular) ? `${stem}${ENDINGS}(?!${LETTER})` : `${stem}${LETTER}*`;
}

/** Older browsers lack `RegExp.escape`. */
const escapeRegExp = (text: string) => text.replaceAll(/[$()*+./?[\\\]^{|}]/g, '\\$&');

const isLatin = (text: string) =>
  /^[\p{Script=Latin}\d]+$/u.test(text) && /\p{Script=Latin}/u.test(text);

const patternIn = (piece: string) => (isLatin(piece) ? latinPattern(piece) : escapeRegExp(piece));

/** A word must not start within another word or number. */
function startOf(word: string): string {
  if (/^\d/.test(word)) return '(?<![\\d.,])';
  return /^\p{Script=Latin}/u.test(word) ? `(?<!${LETTER})` : '';
}

/** Nor must a number end within a longer one: 2 does not match in 27 or 2,000. */
const endOf = (word: string) => (/^[\d.,]+$/.test(word) ? '(?![.,]?\\d)' : '');

const piecesOf = (words: string) => words.split(/[\s-]+/).filter(Boolean);

/** A normalized prefix that every match contains, to skip other texts quickly. */
export const stemOf = (words: string): string =>
  withoutEnding(piecesOf(words)[0] ?? '').toLowerCase();

/** A pattern that matches a word, or several consecutive ones; in capitals (US, not us) only capitals. */
export function wordPattern(words: string): RegExp {
  const pieces = piecesOf(words).map(patternIn).join('[\\s-]+');
  const flags = /^[A-Z]+$/.test(words) ? 'gu' : 'giu';
  return new RegExp(startOf(words) + pieces + endOf(words), flags);
}
