import { isBlankText } from './blank.ts';

/**
 * Characters that no visible text needs: controls, and marks that change the direction in which the
 * words are read.
 */
const UNSAFE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** No text of a page is longer, in characters; what is belongs on several lines. */
const LONGEST = 10_000;

/**
 * What is wrong with a visible text, as a sentence for the editor.
 *
 * @param text one language
 * @param longest how many characters it may have
 * @returns the problem, or `undefined` when the text can be shown
 */
export function textProblem(text: string, longest = LONGEST): string | undefined {
  if (text.length > longest)
    return `This has ${text.length} characters: shorten it to ${longest} or divide it`;
  if (isBlankText(text)) return 'This is empty: write the text, visitors read both languages';
  if (!text.isWellFormed())
    return 'This holds half a character (a lone surrogate): delete it and type it again';
  const at = text.search(UNSAFE);
  if (at >= 0)
    return `This holds a hidden control or direction character (${nameOf(text, at)}): delete it, or paste the text again as plain text`;
  return undefined;
}

/** What cannot be seen is found by its number and by the words before it. */
function nameOf(text: string, at: number): string {
  const number = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const before = text.slice(Math.max(0, at - 20), at);
  return `U+${number} ${before === '' ? 'at the beginning' : `after “${before}”`}`;
}
