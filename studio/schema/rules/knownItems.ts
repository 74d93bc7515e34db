import { type CustomValidator, isArraySchemaType } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { itemPlace } from './items.ts';

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
  say('This is of an unknown type [type], which the site cannot show: remove it', {
    type: JSON.stringify(named ?? null),
  });
