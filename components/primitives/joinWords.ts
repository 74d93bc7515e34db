import type { Piece } from './splitUnbroken.ts';

const segmenter = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/** Longest piece, in characters: it fits beside a note in the narrowest column. */
const MAX_LENGTH = 11;

/** So many characters contain the last word; segmenting a whole text takes longer. */
const TAIL = 4;

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
      joined.splice(-1, 1, ...(rest.text === '' ? [] : [rest]), {
        ...piece,
        text: word + piece.text,
      });
    }
  }
  return joined;
}

const takesWord = ({ text, lang, isUnbroken }: Piece): boolean =>
  isUnbroken === true && !lang && /^[\p{N}\p{sc=Latin}]/u.test(text);

const lastWord = (text: string): string =>
  /\p{sc=Han}$/u.test(text)
    ? (Array.from(segmenter.segment(text.slice(-TAIL)), ({ segment }) => segment).at(-1) ?? '')
    : '';
