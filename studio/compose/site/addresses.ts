import type { Document } from '../../queries/documents.ts';
import type { Page } from '../documentPages.ts';
import { type Kept, pathsById } from '../kept.ts';

/** Looks up where documents are on the site. */
export interface Addresses {
  /** The path of every page, by document id. */
  readonly paths: ReadonlyMap<string, string>;
  /** @throws if the document has no page */
  pageOf(document: { readonly _id: string }): PlacedPage;
  /** @throws if the referenced document has no page */
  pathOf(reference: { readonly _ref: string }): string;
}

/** The fields of every page in `site.json`. */
interface PlacedPage {
  readonly id: string;
  readonly path: string;
  readonly group: string;
  readonly updatedAt: string | null;
}

/**
 * Indexes pages by document.
 *
 * @param pages the documents with a page, and their groups
 * @param kept pages that stay unchanged
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
