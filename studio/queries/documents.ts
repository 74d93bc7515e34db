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

/**
 * Reads the answer to the query `everything`.
 *
 * @returns the documents, or the parts of the answer that are missing or malformed
 */
export function readDocuments(answer: unknown): Documents | { missing: readonly string[] } {
  const result = v.safeParse(Answer, withoutNulls(answer));
  if (result.success) return result.output;
  return { missing: result.issues.map((issue) => v.getDotPath(issue) ?? 'answer') };
}

/** GROQ gives `null` for a field that a document does not have; the schema knows it as absent. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => inner !== null && key !== '__proto__')
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  );
}
