import {
  isArrayOfBlocksSchemaType,
  isArraySchemaType,
  isObjectSchemaType,
  type Path,
  type SchemaType,
} from '@sanity/types';
import { type Lag, lagOf } from './agreement.ts';

/** A bilingual field with a language that must be written or looked at again. */
export interface OpenTranslation extends Lag {
  /** Where the bilingual value stands in its document, list items by key. */
  readonly path: Path;
  /** The same in an editor's words: titles of the fields, list items by their place from 1. */
  readonly titles: readonly string[];
}

/** The types whose values hold both languages. */
const BILINGUAL_TYPES = new Set(['localeString', 'localeText', 'localeRichText']);

export const isBilingualType = (type: SchemaType): boolean => BILINGUAL_TYPES.has(type.name);

/**
 * What is missing or stale in a document, in the order of its form. Fields that have no text in
 * either language are left to the validation.
 *
 * @param value a document or a part of one
 * @param type its compiled schema type
 */
export function translationState(
  value: unknown,
  type: SchemaType,
  path: Path = [],
  titles: readonly string[] = [],
): OpenTranslation[] {
  if (isBilingualType(type)) {
    const lag = isRecord(value) ? lagOf(value) : undefined;
    return lag ? [{ ...lag, path, titles }] : [];
  }
  if (isArraySchemaType(type)) {
    if (!Array.isArray(value) || isArrayOfBlocksSchemaType(type)) return [];
    return value.flatMap((item: unknown, index) => {
      const itemType = typeOfItem(item, type.of);
      const place = keyOf(item) ?? index;
      return itemType
        ? translationState(item, itemType, [...path, place], [...titles, String(index + 1)])
        : [];
    });
  }
  if (!isObjectSchemaType(type) || !isRecord(value)) return [];
  return type.fields.flatMap((field) =>
    translationState(
      value[field.name],
      field.type,
      [...path, field.name],
      [...titles, field.type.title ?? field.name],
    ),
  );
}

const typeOfItem = (item: unknown, types: readonly SchemaType[]) =>
  types.length === 1 ? types[0] : types.find(({ name }) => isRecord(item) && name === item._type);

const keyOf = (item: unknown) =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
