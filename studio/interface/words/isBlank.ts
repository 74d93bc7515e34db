import { isRecord } from '../../../locales/isRecord.ts';
import { isBlankText } from '../../schema/rules/text.ts';

/** Whether a language has no text: none was written, or only what nobody sees. */
export function isBlank(text: unknown): boolean {
  if (!Array.isArray(text)) return typeof text !== 'string' || isBlankText(text);
  return text
    .flatMap((block: unknown) => (isRecord(block) ? block.children : []))
    .every((span: unknown) => !isRecord(span) || isBlank(span.text));
}
