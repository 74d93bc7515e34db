import type { CustomValidator, PathSegment } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';

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
