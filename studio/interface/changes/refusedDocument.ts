import type { PathSegment } from '@sanity/types';
import type { StoredDocument } from '../documents/overlay.ts';

/** A document that cannot be published or shown, and why. */
export interface RefusedDocument {
  readonly document: StoredDocument;
  readonly problems: readonly { readonly path: readonly PathSegment[]; readonly message: string }[];
}
