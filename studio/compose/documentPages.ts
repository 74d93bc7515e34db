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
import { Slugged } from '../queries/fragments.ts';

/** A document's page: its address without language, and its catalogue group. */
export interface Page<Document = FetchedDocument> {
  readonly document: Document;
  readonly path: string;
  readonly group: string;
}

/**
 * The page of every document that has one. Documents too broken for an address are left out: the
 * validation names them.
 */
export function pagesOf<Document>(
  documents: Readonly<Record<DocumentType, readonly Document[]>>,
): readonly Page<Document>[] {
  const screens = SCREEN_TYPES.flatMap((type) =>
    documents[type].map((document) => ({ document, path: SCREEN_PATHS[type], group: type })),
  );
  const others = COLLECTION_TYPES.flatMap((type) =>
    documents[type].flatMap((document) => {
      const { success, output } = v.safeParse(Addressed, document);
      const place = success ? COLLECTIONS[type].place(output.family) : undefined;
      if (!success || !place) return [];
      const slug = output.slug.current;
      return [{ document, path: `${place.folder}/${slug}`, group: `${place.group}.${slug}` }];
    }),
  );
  return [...screens, ...others];
}

/** The entry of every document that has one on a page of all of them: its address there, and its group. */
export const entriesOf = <Document>(
  documents: Readonly<Record<DocumentType, readonly Document[]>>,
): readonly Page<Document>[] =>
  ENTRY_TYPES.flatMap((type) => {
    const { group, screen } = ENTRIES[type];
    return documents[type].flatMap((document) => {
      const { success, output } = v.safeParse(Addressed, document);
      if (!success) return [];
      const slug = output.slug.current;
      return [{ document, path: `${SCREEN_PATHS[screen]}#${slug}`, group: `${group}.${slug}` }];
    });
  });

/** What an address is made from. */
const Addressed = v.object({ slug: Slugged.slug, family: v.optional(v.unknown()) });
