import { canBreakBetween, wordsIn } from './lineBreaks.ts';
import type { Piece } from './splitUnbroken.ts';

/** Longest word and longest piece, in characters: longer ones would leave the line before half empty. */
const MAX_WORD = 3;
const MAX_LENGTH = 10;

/** So many characters contain the last word; segmenting a whole text takes longer. */
const TAIL = 8;

/** Ends of words and phrases, with which no line begins. */
const ENDING = /^(?:[的了着].*|[中是期费])$/;

/**
 * Keeps figures and codes on the line of the Chinese word before them: 至少3年, 递交I-140. On a line that
 * begins with one, Chromium leaves the space that it sets between Chinese and other scripts.
 *
 * @param pieces of one text, in order
 */
export function joinWords(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const word = before && takesWord(piece) && !before.isUnbroken ? lastWord(before.text) : '';
    if (!before || word === '' || word.length + piece.text.length > MAX_LENGTH) joined.push(piece);
    else {
      const rest = { ...before, text: before.text.slice(0, -word.length) };
      const whole = { ...piece, text: word + piece.text };
      joined.splice(-1, 1, ...(rest.text === '' ? [whole] : [rest, whole]));
    }
  }
  return joined;
}

const takesWord = ({ text, lang, isUnbroken }: Piece): boolean =>
  isUnbroken === true && !lang && /^[\p{N}\p{sc=Latin}]/u.test(text);

/**
 * @returns the last word of a text, with those from which a line may not part it (第四期) if they are
 * short together; empty if there is none
 */
function lastWord(text: string): string {
  if (!/\p{sc=Han}$/u.test(text)) return '';
  const words = wordsIn(text.slice(-TAIL));
  const first = words.findLastIndex((word, index) => {
    const before = words[index - 1] ?? '';
    return !/\p{sc=Han}$/u.test(before) || canBreakBetween(before, word);
  });
  const whole = words.slice(first).join('');
  const last = words.at(-1) ?? '';
  if (whole.length <= MAX_WORD) return whole;
  return last.length <= MAX_WORD && !ENDING.test(last) ? last : '';
}
