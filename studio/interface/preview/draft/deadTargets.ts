import * as v from 'valibot';
import { isRecord } from '../../../../locales/isRecord.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import { Reference } from '../../../queries/fragments.ts';
import { mapFields, mapRecord } from './mapFields.ts';

const Entry = v.object({ target: Reference });

/**
 * Removes navigation entries and cards whose page does not exist (yet).
 *
 * @param hasPage whether the document with an id has a page
 */
export function withoutDeadTargets(
  document: FetchedDocument,
  hasPage: (id: string) => boolean,
): FetchedDocument {
  const isDead = (item: unknown) => v.is(Entry, item) && !hasPage(item.target._ref);
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isDead(item)).map(clean);
    return isRecord(value) ? mapRecord(value, clean) : value;
  };
  return mapFields(document, clean);
}
