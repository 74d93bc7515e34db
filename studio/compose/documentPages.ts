import * as v from 'valibot';
import {
  COLLECTION_TYPES,
  COLLECTIONS,
  type DocumentType,
  ENTRIES,
  ENTRY_TYPES,
  SCREEN_PATHS,
  SCREEN_TYPES,
} from '../../locales/routes.ts';
import type { FetchedDocument } from '../queries/documents.ts';
import { SlugFields } from '../queries/fragments.ts';

/** A document's page: its path without a language prefix, and its catalogue group. */
export interface Page<Document = FetchedDocument> {
  readonly document: Document;
  readonly path: string;
  readonly group: string;
}

/**
 * The pages of all documents that have one. Documents without a usable address are omitted; the
 * validation reports them.
 */
export function pagesOf<Document>(
  documents: Readonly<Record<DocumentType, readonly Document[]>>,
): readonly Page<Document>[] {
  const screens = SCREEN_TYPES.flatMap((type) =>
    documents[type].map((document) => ({ document, path: SCREEN_PATHS[type], group: type })),
  );
  const others = COLLECTION_TYPES.flatMap((type) =>
    documents[type].flatMap((document) => {
      const { success, output } = v.safeParse(AddressFields, document);
      const place = success ? COLLECTIONS[type].place(output.family) : undefined;
      if (!success || !place) return [];
      const slug = output.slug.current;
      return [{ document, path: `${place.folder}/${slug}`, group: `${place.group}.${slug}` }];
    }),
  );
  return [...screens, ...others];
}

/** The entries of all documents listed on a shared page: path with `#`, and catalogue group. */
export const entriesOf = <Document>(
  documents: Readonly<Record<DocumentType, readonly Document[]>>,
): readonly Page<Document>[] =>
  ENTRY_TYPES.flatMap((type) => {
    const { group, screen } = ENTRIES[type];
    return documents[type].flatMap((document) => {
      const { success, output } = v.safeParse(AddressFields, document);
      if (!success) return [];
      const slug = output.slug.current;
      return [{ document, path: `${SCREEN_PATHS[screen]}#${slug}`, group: `${group}.${slug}` }];
    });
  });

/** The fields that determine an address. */
const AddressFields = v.object({ slug: SlugFields.slug, family: v.optional(v.unknown()) });
