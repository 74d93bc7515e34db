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
  if (text.trim() === '') return 'is empty: write the text, both languages are shown to visitors';
  if (!text.isWellFormed()) return 'holds half a character (a lone surrogate): type it again';
  if (UNSAFE.test(text))
    return 'holds a control or direction character: paste it again as plain text';
  return undefined;
}
