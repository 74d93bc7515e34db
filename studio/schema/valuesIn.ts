import type { PathSegment } from '@sanity/types';
import { isRecord } from '../../locales/isRecord.ts';

interface PlacedValue {
  /** Field names; list items by position. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** Every value of a document or part of one, parents before children. */
export function valuesIn(
  value: unknown,
  path: readonly string[] = [],
  found: PlacedValue[] = [],
): PlacedValue[] {
  found.push({ path, value });
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) valuesIn(inner, [...path, name], found);
  return found;
}

/** The value at a path of a document; list items by key or position. */
export function valueAt(document: unknown, path: readonly PathSegment[]): unknown {
  let value = document;
  for (const segment of path) value = valueIn(value, segment);
  return value;
}

function valueIn(value: unknown, segment: PathSegment): unknown {
  if (!Array.isArray(value)) return isRecord(value) ? value[String(segment)] : undefined;
  return isRecord(segment)
    ? value.find((item) => isRecord(item) && item._key === segment._key)
    : value[Number(segment)];
}

/** The text of a block of rich text, joined from its spans. */
export function textOfBlock(block: unknown): string {
  const children = isRecord(block) && Array.isArray(block.children) ? block.children : [];
  return children
    .map((child: unknown) => (isRecord(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}
