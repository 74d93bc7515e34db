import type { PathSegment } from '@sanity/types';
import { publishedId, publishedOf, type StoredDocument } from '../documents/overlay.ts';

/** A document that cannot be published or shown, and why. */
export interface RefusedDocument {
  readonly document: StoredDocument;
  readonly problems: readonly { readonly path: readonly PathSegment[]; readonly message: string }[];
}

/** The stored ids of refused documents that are not published yet, so they add no page. */
export function refusedAndNew(
  refusals: readonly RefusedDocument[],
  stored: readonly StoredDocument[],
): ReadonlySet<string> {
  const published = new Set(publishedOf(stored).map(({ _id }) => _id));
  return new Set(
    refusals.map(({ document: { _id } }) => _id).filter((id) => !published.has(publishedId(id))),
  );
}
