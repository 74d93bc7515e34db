import { type CustomValidator, isArraySchemaType, type PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

/** The path segment of a list item: its key, with which the Studio finds it, or its index. */
export const itemPlace = (item: unknown, index: number): PathSegment =>
  isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index;

/**
 * The items of a list must differ in a field.
 *
 * @param describe returns the message for a duplicate
 * @param taken reserved values
 */
export const distinctItemsRule =
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
 * Every item of a list must be of one of the list's types. In a list with a single type, Sanity
 * accepts items of any other type, which the site would not show.
 */
export const knownItemTypesRule: CustomValidator = (items, { type }) => {
  if (!Array.isArray(items) || !type || !isArraySchemaType(type)) return true;
  const names = type.of.map(({ name }) => name);
  return items.flatMap((item: unknown, index) => {
    if (!isRecord(item)) return [];
    const itemType = item._type ?? (names.length === 1 ? names[0] : undefined);
    if (names.some((name) => name === itemType)) return [];
    return [{ path: [itemPlace(item, index)], message: messageFor(itemType) }];
  });
};

const messageFor = (itemType: unknown) =>
  say('This has the unknown type [type], which the site cannot show: remove it', {
    type: JSON.stringify(itemType ?? null),
  });
