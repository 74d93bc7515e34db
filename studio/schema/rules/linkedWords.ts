import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { valueAt, wordsOfBlock } from '../valuesIn.ts';

/**
 * The words of a rich text that a link is on.
 *
 * @param path of a field of the link, below the document
 */
export function linkedWords(document: unknown, path: readonly PathSegment[]): string {
  const at = path.indexOf('markDefs');
  const link = path[at + 1];
  const block = valueAt(document, path.slice(0, at));
  if (at < 0 || !isRecord(link) || !isRecord(block) || !Array.isArray(block.children)) return '';
  const isLinked = ({ marks }: Record<string, unknown>) =>
    Array.isArray(marks) && marks.includes(link._key);
  return wordsOfBlock({ children: block.children.filter(isRecord).filter(isLinked) }).trim();
}
