import { redact } from './secrets.ts';

/** Control characters, and marks that hide or reorder what a terminal shows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Words of others, fit for a line of a terminal or a log: they hold no secret, what cannot be seen
 * stands as `\u001b`, and what is longer than anybody reads is cut.
 *
 * @param most in characters
 */
export const printable = (text: string, most = 500): string =>
  cut(redact(text), most).replace(
    UNPRINTABLE,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
