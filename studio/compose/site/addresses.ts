import type { Document } from '../../queries/documents.ts';
import type { Page } from '../documentPages.ts';
import { type Kept, pathsById } from '../kept.ts';

/** Where the documents are on the site. */
export interface Addresses {
  /** The address of every page, by the id of its document. */
  readonly paths: ReadonlyMap<string, string>;
  /** @throws when the document has no page */
  pageOf(document: { readonly _id: string }): PlacedPage;
  /** @throws when what is referred to has no page */
  pathOf(reference: { readonly _ref: string }): string;
}

/** What the site tells of every page. */
interface PlacedPage {
  readonly id: string;
  readonly path: string;
  readonly group: string;
  readonly updatedAt: string | null;
}

/**
 * Looks up pages by their documents.
 *
 * @param pages the documents that have a page, with their groups
 * @param kept pages that stay as they are
 */
export function addressesOf(pages: readonly Page<Document>[], kept: Kept): Addresses {
  const byId = new Map(pages.map((page) => [page.document._id, page]));
  const paths = pathsById(pages, kept);
  return {
    paths,
    pageOf: ({ _id: id }) => {
      const { path, group, document } = found(byId.get(id), id);
      return { id, path, group, updatedAt: document._updatedAt ?? null };
    },
    pathOf: ({ _ref }) => found(paths.get(_ref), _ref),
  };
}

function found<T>(page: T | undefined, id: string): T {
  if (page === undefined) throw new Error(`${id} has no page`);
  return page;
}
