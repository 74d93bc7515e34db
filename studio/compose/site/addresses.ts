import type { Document } from '../../queries/documents.ts';
import type { Page } from '../documentPages.ts';
import { type KeptContent, pathsById } from '../keptContent.ts';

/** Looks up where documents are on the site. */
export type Addresses = ReturnType<typeof addressesOf>;

/**
 * Indexes pages by document.
 *
 * @param pages the documents with a page, and their groups
 * @param kept pages that stay unchanged
 */
export function addressesOf(pages: readonly Page<Document>[], kept: KeptContent) {
  const byId = new Map(pages.map((page) => [page.document._id, page]));
  const paths = pathsById(pages, kept);
  return {
    /** The path of every page, by document id. */
    paths,
    /**
     * The fields of every page in `site.json`.
     *
     * @throws if the document has no page
     */
    pageOf: ({ _id: id }: { readonly _id: string }) => {
      const { path, group, document } = found(byId.get(id), id);
      return { id, path, group, updatedAt: document._updatedAt ?? null };
    },
    /** @throws if the referenced document has no page */
    pathOf: ({ _ref }: { readonly _ref: string }) => found(paths.get(_ref), _ref),
  };
}

function found<T>(page: T | undefined, id: string): T {
  if (page === undefined) throw new Error(`${id} has no page`);
  return page;
}
