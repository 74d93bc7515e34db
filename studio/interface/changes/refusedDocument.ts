import type { PathSegment } from '@sanity/types';
import { publishedId, publishedOf, type StoredDocument } from '../documents/overlay.ts';

/** A document that cannot be published or shown, and why. */
export interface RefusedDocument {
  readonly document: StoredDocument;
  readonly problems: readonly { readonly path: readonly PathSegment[]; readonly message: string }[];
}

/** Leaves out the refused documents that are not published yet, so that they add no page. */
export function withoutRefused(
  stored: readonly StoredDocument[],
  refusals: readonly RefusedDocument[],
): readonly StoredDocument[] {
  const refused = new Set(refusals.map(({ document: { _id } }) => _id));
  const published = new Set(publishedOf(stored).map(({ _id }) => _id));
  return stored.filter(({ _id }) => !refused.has(_id) || published.has(publishedId(_id)));
}
