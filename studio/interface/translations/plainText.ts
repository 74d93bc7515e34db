import { wordsOfBlock } from '../../schema/valuesIn.ts';

/** The words of a text without its marks; a line for each paragraph of a rich text. */
export function plainText(text: unknown): string {
  if (!Array.isArray(text)) return typeof text === 'string' ? text : '';
  return text.map(wordsOfBlock).join('\n');
}
