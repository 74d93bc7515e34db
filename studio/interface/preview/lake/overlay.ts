/** A document as the lake stores it: under its own id, a draft's with the prefix `drafts.`. */
export type StoredDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>;

const DRAFTS = 'drafts.';
const VERSIONS = 'versions.';

/** The id under which a document is or will be published. */
export const publishedId = (id: string): string =>
  id.startsWith(DRAFTS) ? id.slice(DRAFTS.length) : id;

/** The published documents. Versions of releases, which this site does not use, are left out. */
export const publishedOf = (stored: Iterable<StoredDocument>): StoredDocument[] =>
  [...stored].filter(({ _id }) => !_id.startsWith(DRAFTS) && !_id.startsWith(VERSIONS));

/** The documents as editors see them: drafts in place of what is published, under its id. */
export function overlayDrafts(stored: readonly StoredDocument[]): StoredDocument[] {
  const overlaid = new Map(publishedOf(stored).map((document) => [document._id, document]));
  for (const document of stored) {
    if (!document._id.startsWith(DRAFTS)) continue;
    const _id = publishedId(document._id);
    overlaid.set(_id, { ...document, _id });
  }
  return [...overlaid.values()];
}
