import { say } from '../../words/say.ts';

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
    return say('This has [length] characters: shorten it to [longest] or split it', {
      length: text.length,
      longest,
    });
  if (isBlankText(text)) return say('This is empty: write the text; visitors read both languages');
  if (!text.isWellFormed())
    return say('This contains half a character (a lone surrogate): delete it and type it again');
  const at = text.search(UNSAFE);
  if (at >= 0)
    return say(
      'This contains a hidden control or direction character ([name]): delete it, or paste the text again as plain text',
      { name: nameOf(text, at) },
    );
  return undefined;
}

/** What cannot be seen is found by its number and by the words before it. */
function nameOf(text: string, at: number): string {
  const number = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  const before = text.slice(Math.max(0, at - 20), at);
  return before === ''
    ? say('[number] at the beginning', { number })
    : say('[number] after “[before]”', { number, before });
}

/**
 * Characters that leave nothing on the page: spaces, what Unicode lets a font ignore (zero-width and
 * soft hyphens, joiners, Hangul fillers), and the braille pattern without dots.
 */
const INVISIBLE = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether nobody would see anything of a text. */
export const isBlankText = (text: string): boolean => INVISIBLE.test(text);
