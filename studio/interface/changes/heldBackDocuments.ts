import { deadLinks } from '../documents/deadLinks.ts';
import {
  documentsOf,
  type Layer,
  overlay,
  publishedId,
  publishedOf,
  type StoredDocument,
} from '../documents/overlay.ts';
import type { RefusedDocument } from './refusedDocument.ts';

/**
 * The published documents that are held back because a page that they link to is gone. For a
 * release, those that it would leave so.
 */
export function heldBackDocuments(
  stored: readonly StoredDocument[],
  layer: Layer,
): readonly RefusedDocument[] {
  const isRelease = layer !== 'drafts';
  const documents = isRelease ? overlay(stored, layer) : publishedOf(stored);
  // The release's own documents are validated with it.
  const own = new Set(
    isRelease ? documentsOf(stored, layer).map(({ _id }) => publishedId(_id)) : [],
  );
  const dead = deadLinks(documents);
  return documents.flatMap((document) => {
    const problems = dead.get(document._id);
    return problems && !own.has(document._id) ? [{ document, problems }] : [];
  });
}
