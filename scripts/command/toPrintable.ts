import { redact } from './secrets.ts';

/** Control characters, and format characters that hide or reorder text in a terminal. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes external text safe for one line of a terminal or log: secrets are redacted, invisible
 * characters are escaped as `\u001b`, and long text is truncated.
 *
 * @param most maximum length in characters
 */
export const toPrintable = (text: string, most = 500): string =>
  cut(redact(text), most).replace(
    UNPRINTABLE,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
