import type { PathSegment } from '@sanity/types';
import type { DocumentType } from '../../locales/routes.ts';
import { type FetchedDocument, invalidFields } from '../../studio/queries/documents.ts';
import { say } from '../../studio/words/say.ts';

/** Something that no page can be made from, and where. */
interface Unfit {
  readonly path: readonly PathSegment[];
  readonly message: string;
}

/**
 * Items of lists that are `null`, however deep. Sanity's validation passes them over; the Studio
 * makes none, other programs that write to the lake may.
 */
export function emptyItems(value: unknown, path: readonly string[] = []): Unfit[] {
  if (value === null) return [{ path, message: say('This item is empty: remove it') }];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => emptyItems(inner, [...path, key]));
}

/** What passes every rule, and yet is not what pages are made from: no page may fail for it. */
export const unfitParts = (type: DocumentType, document: FetchedDocument): Unfit[] =>
  invalidFields(type, document).map((field) => ({
    path: field === '' ? [] : field.split('.'),
    message: say('The site cannot show what is here: fill it in anew'),
  }));
