import { type CustomValidator, isArraySchemaType, type PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** Where an item of a list is: the Studio finds what it marks by key. */
export const itemPlace = (item: unknown, index: number): PathSegment =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index;

/**
 * No two items of a list have the same in a field.
 *
 * @param describe what is wrong with the later one, as a sentence for the editor
 * @param taken what none may have
 */
export const itemsDiffer =
  (
    field: string,
    describe: (value: string) => string,
    taken: readonly string[] = [],
  ): CustomValidator =>
  (items) => {
    if (!Array.isArray(items)) return true;
    const seen = new Set<unknown>(taken);
    return items.flatMap((item: unknown, index) => {
      const value = isRecord(item) ? item[field] : undefined;
      const isNew = value === undefined || !seen.has(value);
      seen.add(value);
      return isNew
        ? []
        : [{ path: [itemPlace(item, index), field], message: describe(String(value)) }];
    });
  };

/**
 * Every item of a list is of a type that the list is made of. Sanity takes an item of another type
 * for one of the list's own where the list has a single type, and the site would show nothing.
 */
export const knownItems: CustomValidator = (items, { type }) => {
  if (!Array.isArray(items) || !type || !isArraySchemaType(type)) return true;
  const names = type.of.map(({ name }) => name);
  return items.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const named = item._type ?? (names.length === 1 ? names[0] : undefined);
    if (names.some((name) => name === named)) return [];
    return [{ path: [itemPlace(item, index)], message: messageFor(named) }];
  });
};

const messageFor = (named: unknown) =>
  say('This has the unknown type [type], which the site cannot show: remove it', {
    type: JSON.stringify(named ?? null),
  });
