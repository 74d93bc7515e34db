import type { PathSegment } from '@sanity/types';
import {
  documentsInLayer,
  isRemovedByRelease,
  type Layer,
  overlay,
  publishedDocuments,
  publishedId,
  readId,
  type StoredDocument,
} from '../../schema/overlay.ts';
import { deadLinks } from '../../schema/rules/deadLinks.ts';
import { say } from '../../words/say.ts';
import { describeLag } from '../translations/describeLag.ts';
import { documentTranslations } from '../translations/documentTranslations.ts';
import type { TypeOf } from '../words/describeField.ts';

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
  const published = new Set(publishedDocuments(stored).map(({ _id }) => _id));
  return stored.filter(({ _id }) => !refused.has(_id) || published.has(publishedId(_id)));
}

/**
 * The published documents that are held back because a page that they link to is gone. For a
 * release, those that it would leave so.
 */
export function heldBackDocuments(
  stored: readonly StoredDocument[],
  layer: Layer,
): readonly RefusedDocument[] {
  const isRelease = layer !== 'drafts';
  const documents = isRelease ? overlay(stored, layer) : publishedDocuments(stored);
  // The release's own documents are validated with it.
  const own = new Set(
    isRelease ? documentsInLayer(stored, layer).map(({ _id }) => publishedId(_id)) : [],
  );
  const dead = deadLinks(documents);
  return documents.flatMap((document) => {
    const problems = dead.get(document._id);
    return problems && !own.has(document._id) ? [{ document, problems }] : [];
  });
}

/**
 * The documents of a layer that would be published with one language out of date; a missing
 * language is a validation error.
 */
export function staleDocuments(
  stored: readonly StoredDocument[],
  layer: Layer,
  typeOf: TypeOf,
): readonly RefusedDocument[] {
  return documentsInLayer(stored, layer).flatMap((document) => {
    const type = typeOf(document._type);
    if (!type || isRemovedByRelease(document)) return [];
    const problems = documentTranslations(document, type)
      .fields.filter(({ state }) => state === 'stale')
      .map((field) => ({ path: field.path, message: describeLag(field) }));
    return problems.length > 0 ? [{ document, problems }] : [];
  });
}

/**
 * The documents of a layer that another release also changes, or that were published after their
 * last edit in this one: what is published later undoes what was published before.
 */
export function contestedDocuments(
  stored: readonly StoredDocument[],
  layer: Layer,
): readonly RefusedDocument[] {
  const published = new Map(publishedDocuments(stored).map((document) => [document._id, document]));
  return documentsInLayer(stored, layer).flatMap((document) => {
    if (isRemovedByRelease(document)) return [];
    const id = publishedId(document._id);
    const current = published.get(id);
    const isOlder =
      Date.parse(String(document._updatedAt)) < Date.parse(String(current?._updatedAt));
    const isShared =
      layer !== 'drafts' &&
      stored.some(
        ({ _id }) => readId(_id).release && _id !== document._id && publishedId(_id) === id,
      );
    const messages = [...(isOlder ? [OLDER] : []), ...(isShared ? [SHARED] : [])];
    const problems = messages.map((message) => ({ path: [], message }));
    return problems.length > 0 ? [{ document, problems }] : [];
  });
}

const OLDER = say(
  'It was published after its last edit here: make those changes here too, or publishing this undoes them',
);
const SHARED = say(
  'Another release changes it too: the later one undoes the changes of the earlier one, unless it contains them',
);
