import type { PathSegment, SchemaType } from '@sanity/types';
import { isLocale, LOCALE_TITLES } from '../../../locales/locale.ts';
import { translate } from '../../words/say.ts';
import { formPlace } from './formPlace.ts';

/** Looks up the compiled type of a name in the Studio's schema. */
export type TypeOf = (name: string) => SchemaType | undefined;

/**
 * A field by its titles: `Hero › Headline`, `Benefits › 2 › Title`.
 *
 * @param type compiled schema type of the document
 * @param path list items by position, or by key if `document` is given
 */
export const describeField = (
  type: SchemaType | undefined,
  path: readonly PathSegment[],
  document?: unknown,
): string => (type ? formPlace(path, type, document).titles.join(' › ') : '');

/**
 * A field as {@link describeField} names it, followed by the language of a bilingual text as the
 * form heads it: `Benefits › 2 › Title › English`. The document as a whole has an empty name.
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

/** The names of the parameters that the site fills into a field's text, from the schema. */
export function paramsOf(
  type: SchemaType | undefined,
  path: readonly PathSegment[],
): readonly unknown[] {
  const params: unknown = type && formPlace(path, type, undefined).type.options?.params;
  return Array.isArray(params) ? params : [];
}
