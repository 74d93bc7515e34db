import * as v from 'valibot';
import { isObject } from './values.ts';

/** Document ids as Sanity accepts them; never a file path. */
export const DocumentId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,127}$/,
    'must be 1 to 128 letters, digits, dots, hyphens or underscores, not starting with a dot or hyphen',
  ),
);

/** A document as it is stored and exported: these fields first, in this order, then all others. */
export const DocumentSchema = v.looseObject({
  _id: v.pipe(v.string(), v.nonEmpty()),
  _type: v.pipe(v.string(), v.nonEmpty()),
  _createdAt: v.optional(v.string()),
  _updatedAt: v.optional(v.string()),
  _rev: v.optional(v.string()),
});

export type LakeDocument = v.InferOutput<typeof DocumentSchema>;

/** @throws when the text is not a document */
export const parseDocument = (json: string): LakeDocument =>
  v.parse(DocumentSchema, JSON.parse(json));

/** Adds the URL to an asset document: it depends on the host name of the request. */
export const withAssetUrl = (document: LakeDocument, origin: string): LakeDocument =>
  document._type === 'sanity.imageAsset' || document._type === 'sanity.fileAsset'
    ? { ...document, url: `${origin}/${String(document.path)}` }
    : document;

/** Whether publishing the release of this version unpublishes its document. */
export const isMarkedForUnpublish = ({ _system }: LakeDocument): boolean =>
  isObject(_system) && _system.delete === true;
