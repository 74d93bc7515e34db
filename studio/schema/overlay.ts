import { isRecord } from '../../locales/isRecord.ts';

/** A document as the lake stores it, under its own id; ids of drafts begin with `drafts.`. */
export type StoredDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>;

/**
 * What overlays the published documents: nothing (`published`), drafts (`drafts`), or the documents
 * of a release, by its name.
 */
export type Layer = string;

const VERSION = /^versions\.([^.]+)\.(.+)$/;

/** Splits a stored document id into published id and release. */
export function readId(stored: string): { readonly id: string; readonly release: string } {
  const [, release = '', id = stored.replace(/^drafts\./, '')] = VERSION.exec(stored) ?? [];
  return { id, release };
}

/** The id under which a document is or will be published. */
export const publishedId = (id: string): string => readId(id).id;

/** The prefix of the ids in a layer. */
export const prefixOf = (layer: Layer): string =>
  layer === 'drafts' ? 'drafts.' : `versions.${layer}.`;

export const publishedDocuments = (stored: Iterable<StoredDocument>): StoredDocument[] =>
  [...stored].filter(({ _id }) => publishedId(_id) === _id);

/** The documents of a layer as stored. */
export const documentsInLayer = (
  stored: readonly StoredDocument[],
  layer: Layer,
): StoredDocument[] => stored.filter(({ _id }) => _id.startsWith(prefixOf(layer)));

/** The published documents, replaced by those of a layer under the published id. */
export function overlay(stored: readonly StoredDocument[], layer: Layer): StoredDocument[] {
  const overlaid = new Map(publishedDocuments(stored).map((document) => [document._id, document]));
  for (const document of documentsInLayer(stored, layer)) {
    const _id = publishedId(document._id);
    if (isRemovedByRelease(document)) overlaid.delete(_id);
    else overlaid.set(_id, { ...document, _id });
  }
  return [...overlaid.values()];
}

/** Whether a release removes this document from the site. */
export const isRemovedByRelease = ({ _system }: StoredDocument): boolean =>
  isRecord(_system) && _system.delete === true;
