import type { StoredDocument } from '../overlay.ts';
import { deadLinkProblem } from './deadLink.ts';
import { linkedPages } from './linkedPages.ts';
import { linksIn, SITE_ORIGIN } from './linksIn.ts';

/** A link in a text that leads nowhere within the site. */
interface DeadLink {
  /** Where its address is in the document, list items by position. */
  readonly path: readonly string[];
  /** The problem. */
  readonly message: string;
}

/**
 * The dead links, by the id of their document; they hold its text back.
 *
 * @param documents all of the site, under their published ids
 */
export function deadLinks(
  documents: readonly StoredDocument[],
): ReadonlyMap<string, readonly DeadLink[]> {
  const { at, of } = linkedPages(documents);
  const deadIn = (document: StoredDocument): DeadLink[] =>
    linksIn(document, SITE_ORIGIN).flatMap(({ segments, href, target }) => {
      const own = of.get(document._id);
      const message = deadLinkProblem(href, target, (path) => (path === '' ? own : at.get(path)));
      return message === undefined ? [] : [{ path: segments, message }];
    });
  return new Map(
    documents
      .map((document) => [document._id, deadIn(document)] as const)
      .filter(([, links]) => links.length > 0),
  );
}

/** A document with a link to another. */
export interface LinkingDocument {
  readonly document: StoredDocument;
  /** Where the first such link is, list items by position. */
  readonly path: readonly string[];
}

/**
 * The documents that get dead links when another is removed from the site.
 *
 * @param leaving id of the removed document
 */
export function documentsLinkingTo(
  documents: readonly StoredDocument[],
  leaving: string,
): readonly LinkingDocument[] {
  const staying = documents.filter(({ _id }) => _id !== leaving);
  const before = deadLinks(documents);
  const after = deadLinks(staying);
  return staying.flatMap((document) => {
    const known = new Set(before.get(document._id)?.map(({ path }) => path.join('.')));
    const lost = after.get(document._id)?.find(({ path }) => !known.has(path.join('.')));
    return lost ? [{ document, path: lost.path }] : [];
  });
}
