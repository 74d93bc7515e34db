import type { PathSegment, SchemaType } from '@sanity/types';
import { isLocale, LOCALE_TITLES } from '../../../locales/locale.ts';
import { translate } from '../../words/say.ts';
import { formPlace } from './formPlace.ts';

/** Gives the compiled type of a name, as the Studio's schema does. */
export type TypeOf = (name: string) => SchemaType | undefined;

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

/**
 * A field as {@link describeField} names it, and of a text in both languages the one that is meant,
 * as the form heads it: `Benefits › 2 › Title › English`. What is meant of a document as a whole has
 * no name.
 */
export function describePlace(
  type: SchemaType | undefined,
  path: readonly PathSegment[],
  document?: unknown,
): string {
  if (path.length === 0) return '';
  const language = path.flatMap((segment) =>
    isLocale(segment) ? [translate(LOCALE_TITLES[segment])] : [],
  );
  return [describeField(type, path, document), ...language].filter(Boolean).join(' › ');
}

/** The names of the values that the site puts into a field's text, as the schema tells them. */
export function paramsOf(
  type: SchemaType | undefined,
  path: readonly PathSegment[],
): readonly unknown[] {
  const params: unknown = type && formPlace(path, type, undefined).type.options?.params;
  return Array.isArray(params) ? params : [];
}
