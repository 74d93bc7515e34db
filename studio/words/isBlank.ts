import { isRecord } from '../../locales/isRecord.ts';

/** Whether a language has no text: none was written, or spaces and empty paragraphs only. */
export function isBlank(text: unknown): boolean {
  if (!Array.isArray(text)) return typeof text !== 'string' || text.trim() === '';
  return text
    .flatMap((block: unknown) => (isRecord(block) ? block.children : []))
    .every((span: unknown) => !isRecord(span) || isBlank(span.text));
}
