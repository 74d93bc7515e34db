import { textOfBlock } from '../../schema/valuesIn.ts';

/** The text without its marks; one line per paragraph of a rich text. */
export function plainText(text: unknown): string {
  if (!Array.isArray(text)) return typeof text === 'string' ? text : '';
  return text.map(textOfBlock).join('\n');
}
