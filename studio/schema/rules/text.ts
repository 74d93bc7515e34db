import { say } from '../../words/say.ts';

/**
 * Characters that visible text does not need: control characters, and marks that change the reading
 * direction.
 */
const UNSAFE = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Maximum length of a text in characters. */
const LONGEST = 10_000;

/**
 * Describes what is wrong with a visible text, for the editor.
 *
 * @param text in one language
 * @param longest the maximum number of characters
 * @returns the problem, or `undefined` if the text can be shown
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

/** An HTML tag or character reference, or emphasis and links as Markdown writes them. */
const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]{2,8});|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/i;

/** Advice on a text with markup, which visitors would read as it is written. */
export function markupAdvice(text: string): string | undefined {
  const [markup] = MARKUP.exec(text) ?? [];
  return (
    markup && say('Visitors read “[markup]” as it is written here: remove the code', { markup })
  );
}

/** Identifies an invisible character by its code point and the text before it. */
function nameOf(text: string, at: number): string {
  const number = `U+${text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')}`;
  const before = text.slice(Math.max(0, at - 20), at);
  return before === ''
    ? say('[number] at the beginning', { number })
    : say('[number] after “[before]”', { number, before });
}

/**
 * Characters that render nothing: spaces, Unicode's default-ignorable characters (zero-width and
 * soft hyphens, joiners, Hangul fillers), and the braille pattern without dots.
 */
const INVISIBLE = /^[\s\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a text has no visible characters. */
export const isBlankText = (text: string): boolean => INVISIBLE.test(text);
