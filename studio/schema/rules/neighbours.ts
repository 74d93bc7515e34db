import type { CustomValidator } from '@sanity/types';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { readId } from '../overlay.ts';

/** Related programmes must be other programmes, each listed once. */
export const neighboursRule: CustomValidator = (neighbours, { document }) => {
  if (!Array.isArray(neighbours)) return true;
  const own = document && readId(document._id).id;
  const ids: unknown[] = neighbours.filter(isRecord).flatMap(({ _ref }) => _ref ?? []);
  if (ids.includes(own)) return say('A programme cannot be related to itself: choose another');
  return new Set(ids).size === ids.length ? true : say('A programme appears twice: choose another');
};
