/** Characters that no visible text needs: controls, and marks that reorder what is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const UNSAFE = /[\u0000-\u0009\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

/**
 * What is wrong with a visible text, as a sentence for the editor.
 *
 * @param text one language
 * @returns the problem, or `undefined` when the text can be shown
 */
export function textProblem(text: string): string | undefined {
  if (text.trim() === '') return 'This is empty: write the text, visitors read both languages';
  if (!text.isWellFormed())
    return 'This holds half a character (a lone surrogate): delete it and type it again';
  if (UNSAFE.test(text))
    return 'This holds a hidden control or direction character: paste the text again as plain text';
  return undefined;
}
