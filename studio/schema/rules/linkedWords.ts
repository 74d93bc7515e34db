import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';

/**
 * The words of a rich text that a link is on.
 *
 * @param path of a field of the link, below the document
 */
export function linkedWords(document: unknown, path: readonly PathSegment[]): string {
  const at = path.indexOf('markDefs');
  const link = path[at + 1];
  const block = path.slice(0, at).reduce(step, document);
  if (at < 0 || !isRecord(link) || !isRecord(block) || !Array.isArray(block.children)) return '';
  return block.children
    .filter(isRecord)
    .filter(({ marks }) => Array.isArray(marks) && marks.includes(link._key))
    .map(({ text }) => String(text ?? ''))
    .join('')
    .trim();
}

const step = (value: unknown, segment: PathSegment): unknown => {
  if (Array.isArray(value))
    return isRecord(segment)
      ? value.find((item) => isRecord(item) && item._key === segment._key)
      : value[Number(segment)];
  return isRecord(value) ? value[String(segment)] : undefined;
};
