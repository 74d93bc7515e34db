import { SHARED_DOCUMENTS, SHARED_TYPES } from '../../../../locales/routes.ts';
import type { Page } from '../../../compose/documentPages.ts';
import type { FetchedDocument } from '../../../queries/documents.ts';
import { say } from '../../../words/say.ts';
import { describeField, type TypeOf } from '../../words/describeField.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import type { Gap } from './gaps.ts';

/** The note that a page shows in place of a text that lacks one language. */
export const gapNote =
  (typeOf: TypeOf) =>
  ({ _type }: FetchedDocument, { path, locale }: Gap) =>
    `[${say('[language] is missing: [field]', {
      language: LANGUAGE_NAMES[locale],
      field: describeField(typeOf(_type), path),
    })}]`;

/** A document with its own group in the catalogues. */
export type GroupedDocument = Pick<Page, 'document' | 'group'>;

/** Finds the document and field behind a catalogue key; the path has list items by position. */
export function placeOfKey(key: string, grouped: readonly GroupedDocument[]) {
  const own = grouped.find(({ group }) => key.startsWith(`${group}.`));
  if (own) {
    const { _id: id, _type: type } = own.document;
    return { id, type, path: key.slice(own.group.length + 1).split('.') };
  }
  const [group = '', ...path] = key.split('.');
  const shared = SHARED_TYPES.find((type) => SHARED_DOCUMENTS[type].prefix === group);
  if (shared) return { id: shared, type: shared, path };
  return { id: 'labels', type: 'labels', path: [group, ...path] };
}
