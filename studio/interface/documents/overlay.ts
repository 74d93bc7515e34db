import { isRecord } from '../../../locales/isRecord.ts';
import { readId } from '../../schema/rules/withinRelease.ts';

/** A document as the lake stores it: under its own id, a draft's with the prefix `drafts.`. */
export type StoredDocument = { readonly _id: string; readonly _type: string } & Readonly<
  Record<string, unknown>
>;

/**
 * What lies over the published documents: nothing (`published`), what editors write (`drafts`), or
 * the documents of a release, by its name.
 */
export type Layer = string;

/** The id under which a document is or will be published. */
export const publishedId = (id: string): string => readId(id).id;

/** What the ids of a layer's documents begin with. */
export const prefixOf = (layer: Layer): string =>
  layer === 'drafts' ? 'drafts.' : `versions.${layer}.`;

/** The published documents. */
export const publishedOf = (stored: Iterable<StoredDocument>): StoredDocument[] =>
  [...stored].filter(({ _id }) => publishedId(_id) === _id);

/** The documents of a layer as they are stored. */
export const documentsOf = (stored: readonly StoredDocument[], layer: Layer): StoredDocument[] =>
  stored.filter(({ _id }) => _id.startsWith(prefixOf(layer)));

/** Those of a layer in place of what is published, under its id. */
export function overlay(stored: readonly StoredDocument[], layer: Layer): StoredDocument[] {
  const overlaid = new Map(publishedOf(stored).map((document) => [document._id, document]));
  for (const document of documentsOf(stored, layer)) {
    const _id = publishedId(document._id);
    if (isLeaving(document)) overlaid.delete(_id);
    else overlaid.set(_id, { ...document, _id });
  }
  return [...overlaid.values()];
}

/** A release can take a document off the site. */
export const isLeaving = ({ _system }: StoredDocument): boolean =>
  isRecord(_system) && _system.delete === true;
