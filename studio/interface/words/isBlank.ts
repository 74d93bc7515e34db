import { isBlankText } from '../../schema/rules/text.ts';
import { textOfBlock } from '../../schema/valuesIn.ts';

/** Whether a language has no text, or only invisible characters. */
export function isBlank(text: unknown): boolean {
  if (!Array.isArray(text)) return typeof text !== 'string' || isBlankText(text);
  return text.every((block) => isBlankText(textOfBlock(block)));
}
