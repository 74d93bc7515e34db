import { isArraySchemaType, isObjectSchemaType, type Path, type SchemaType } from '@sanity/types';
import type { Locale } from '../../../../locales/locale.ts';
import { BILINGUAL_TYPES } from '../../words/formPlace.ts';

/**
 * The path of a text in the form of its document, as far as the form has it.
 *
 * @param type compiled schema type of the document
 * @param names of the fields, list items by position
 */
export function formPath(
  type: SchemaType | undefined,
  [name, ...rest]: readonly string[],
  locale: Locale,
): Path {
  if (!type) return [];
  if (BILINGUAL_TYPES.has(type.name)) return [locale];
  if (name === undefined) return [];
  if (isArraySchemaType(type)) {
    const [item] = type.of.length === 1 ? type.of : [];
    return /^\d+$/.test(name) ? [Number(name), ...formPath(item, rest, locale)] : [];
  }
  const field = isObjectSchemaType(type) && type.fields.find((one) => one.name === name);
  return field ? [name, ...formPath(field.type, rest, locale)] : [];
}
