import * as v from 'valibot';
import { DOCUMENT_TYPES, type DocumentType, recordOf } from '../../locales/routes.ts';
import { registry } from './index.ts';

/** A document as its query gives it: whether it is fit for its page has yet to be judged. */
export type FetchedDocument = { _id: string; _type: string } & Record<string, unknown>;

export type Fetched = Readonly<Record<DocumentType, readonly FetchedDocument[]>>;

/** A document of which a page can be made. */
export type DocumentOf<Type extends DocumentType> = v.InferOutput<(typeof registry)[Type]['shape']>;

export type Documents = { readonly [Type in DocumentType]: readonly DocumentOf<Type>[] };

export type Document = Documents[DocumentType][number];

const list = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** The answer must hold every type: an empty or cut answer is not mistaken for an empty site. */
const Answer = v.object(recordOf(DOCUMENT_TYPES, () => list));

/** The documents with each list changed. */
export const mapDocuments = (
  documents: Fetched,
  change: (list: readonly FetchedDocument[]) => readonly FetchedDocument[],
): Fetched => recordOf(DOCUMENT_TYPES, (type) => change(documents[type]));

/**
 * Reads the answer to the query `everything`.
 *
 * @returns the documents, or the parts of the answer that are missing or malformed
 * @throws {RangeError} when the answer is nested too deeply to be read
 */
export function readDocuments(answer: unknown): Fetched | { missing: readonly string[] } {
  const result = v.safeParse(Answer, withoutNulls(answer));
  if (result.success) return result.output;
  return { missing: result.issues.map((issue) => v.getDotPath(issue) ?? 'answer') };
}

/**
 * Gives documents that were judged fit their types; defaults are filled in.
 *
 * @throws when one lacks what its page is made from
 */
export const fitDocuments = (documents: Fetched): Documents =>
  // Each list has gone through the shape of its own type.
  recordOf(DOCUMENT_TYPES, (type) => documents[type].map((one) => fit(type, one))) as Documents;

function fit(type: DocumentType, document: FetchedDocument): unknown {
  const result = v.safeParse<v.GenericSchema>(registry[type].shape, document);
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'document');
  throw new Error(`${document._id} cannot be shown: look at ${fields.join(', ')}`);
}

/** Where a document lacks what its page is made from, e.g. `benefits.3`; nowhere when it is fit. */
export function unfitFields(type: DocumentType, document: FetchedDocument): string[] {
  const { issues = [] } = v.safeParse<v.GenericSchema>(registry[type].shape, document);
  return [...new Set(issues.map((issue) => v.getDotPath(issue) ?? ''))];
}

/** Sanity's lake takes 20 levels; what is deeper did not come from one. */
const MAX_DEPTH = 100;

/** GROQ gives `null` for a field that a document does not have; the schema knows it as absent. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value))
    if (inner !== null && key !== '__proto__') kept[key] = withoutNulls(inner, depth + 1);
  return kept;
}
