import * as v from 'valibot';
import type { DocumentType } from './index.ts';

/** A document as its query projects it. */
export type Document = { _id: string; _type: string } & Record<string, unknown>;

export type Documents = Readonly<Record<DocumentType, readonly Document[]>>;

const list = v.array(v.looseObject({ _id: v.string(), _type: v.string() }));

/** The answer must hold every type: an empty or cut answer is not mistaken for an empty site. */
const Answer = v.object({
  program: list,
  project: list,
  teamMember: list,
  home: list,
  about: list,
  contact: list,
  citizenshipIndex: list,
  usGreenCardIndex: list,
  residencyIndex: list,
  otherPrograms: list,
  navigation: list,
  siteSettings: list,
  labels: list,
  redirect: list,
} satisfies Record<DocumentType, typeof list>);

/** Makes a list of documents for each type. */
export const mapTypes = (make: (type: DocumentType) => readonly Document[]): Documents => ({
  program: make('program'),
  project: make('project'),
  teamMember: make('teamMember'),
  home: make('home'),
  about: make('about'),
  contact: make('contact'),
  citizenshipIndex: make('citizenshipIndex'),
  usGreenCardIndex: make('usGreenCardIndex'),
  residencyIndex: make('residencyIndex'),
  otherPrograms: make('otherPrograms'),
  navigation: make('navigation'),
  siteSettings: make('siteSettings'),
  labels: make('labels'),
  redirect: make('redirect'),
});

/** The documents with each list changed. */
export const mapDocuments = (
  documents: Documents,
  change: (list: readonly Document[], type: DocumentType) => readonly Document[],
): Documents => mapTypes((type) => change(documents[type], type));

/**
 * Reads the answer to the query `everything`.
 *
 * @returns the documents, or the parts of the answer that are missing or malformed
 * @throws {RangeError} when the answer is nested too deeply to be read
 */
export function readDocuments(answer: unknown): Documents | { missing: readonly string[] } {
  const result = v.safeParse(Answer, withoutNulls(answer));
  if (result.success) return result.output;
  return { missing: result.issues.map((issue) => v.getDotPath(issue) ?? 'answer') };
}

/** Sanity's lake takes 20 levels; what is deeper did not come from one. */
const MAX_DEPTH = 100;

/** GROQ gives `null` for a field that a document does not have; the schema knows it as absent. */
function withoutNulls(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) throw new RangeError(`nested deeper than ${MAX_DEPTH} levels`);
  if (Array.isArray(value)) return value.map((item) => withoutNulls(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== null && key !== '__proto__')
      .map(([key, inner]) => [key, withoutNulls(inner, depth + 1)]),
  );
}
