import * as v from 'valibot';
import { memoize } from '../../locales/memoize.ts';
import { recordOf } from '../../locales/recordOf.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../locales/routes.ts';
import { registry } from './index.ts';

/** A document as its query returns it, not yet validated. */
export type FetchedDocument = { _id: string; _type: string } & Record<string, unknown>;

export type FetchedDocuments = Readonly<Record<DocumentType, readonly FetchedDocument[]>>;

/** A validated document, from which a page can be made. */
export type DocumentOf<Type extends DocumentType> = v.InferOutput<(typeof registry)[Type]['shape']>;

export type Documents = { readonly [Type in DocumentType]: readonly DocumentOf<Type>[] };

export type Document = Documents[DocumentType][number];

/** As a lake accepts it; part of the names of files and folders. */
const Id = v.pipe(v.string(), v.regex(/^[\w.-]{1,128}$/));

const list = v.array(v.looseObject({ _id: Id, _type: v.string() }));

/** The answer must have every type, so that a truncated one is not mistaken for an empty site. */
const Answer = v.object(recordOf(DOCUMENT_TYPES, () => list));

/** Applies a function to each list of documents. */
export const mapDocuments = (
  documents: FetchedDocuments,
  change: (list: readonly FetchedDocument[]) => readonly FetchedDocument[],
): FetchedDocuments => recordOf(DOCUMENT_TYPES, (type) => change(documents[type]));

/**
 * Reads the answer to the query `everything`.
 *
 * @returns the documents, or the parts of the answer that are missing or malformed
 * @throws {RangeError} if the answer is nested too deeply
 */
export function readDocuments(answer: unknown): FetchedDocuments | { missing: readonly string[] } {
  const result = v.safeParse(Answer, withoutNulls(answer));
  if (result.success) return result.output;
  return { missing: result.issues.map((issue) => v.getDotPath(issue) ?? 'answer') };
}

/**
 * Parses validated documents into their types and fills in defaults.
 *
 * @throws if one lacks a field that its page needs
 */
export const parseDocuments = (documents: FetchedDocuments): Documents =>
  // Each list has been parsed with the shape of its type.
  recordOf(DOCUMENT_TYPES, (type) => documents[type].map((one) => parse(type, one))) as Documents;

function parse(type: DocumentType, document: FetchedDocument): unknown {
  const result = v.safeParse<v.GenericSchema>(registry[type].shape, document);
  if (result.success) return result.output;
  throw new Error(`${document._id} cannot be shown: look at ${invalidFields(document).join(', ')}`);
}

/**
 * The issues of a document's shape; none for types that the site does not know. Cached by document:
 * the preview checks all of them at each keystroke, which changes only one.
 */
export const issuesIn = memoize((document: { readonly _type: string }) => {
  const type = DOCUMENT_TYPES.find((name) => name === document._type);
  return type ? (v.safeParse<v.GenericSchema>(registry[type].shape, document).issues ?? []) : [];
});

/** The paths of a document's invalid fields, such as `benefits.3`; none if it can be shown. */
export const invalidFields = (document: { readonly _type: string }): readonly string[] => [
  ...new Set(issuesIn(document).map((issue) => v.getDotPath(issue) ?? '')),
];

/** Sanity accepts 20 levels; anything deeper than this did not come from it. */
const MAX_DEPTH = 100;

/** GROQ returns `null` for a missing field; the shapes expect it to be absent. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (inner !== null && key !== '__proto__') kept[key] = withoutNulls(inner, depth + 1);
  return kept;
}
