import type { PathSegment, SchemaType } from '@sanity/types';
import { formPlace } from './formPlace.ts';

/**
 * A field in the editor's words: `Hero › Headline`, `Benefits › 2 › Title`.
 *
 * @param type compiled schema type of the document
 * @param path list items by position, or by key with their document
 */
export const describeField = (
  type: SchemaType | undefined,
  path: readonly PathSegment[],
  document?: unknown,
): string => (type ? formPlace(path, type, document).titles.join(' › ') : '');

/** The names of the values that the site puts into a field's text, as the schema tells them. */
export function paramsOf(
  type: SchemaType | undefined,
  path: readonly PathSegment[],
): readonly unknown[] {
  const params: unknown = type && formPlace(path, type, undefined).type.options?.params;
  return Array.isArray(params) ? params : [];
}
