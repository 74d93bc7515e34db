import { evaluate, parse } from 'groq-js';
import type { LakeDocument } from './dataset.ts';

/** Which documents a query sees; https://www.sanity.io/docs/content-lake/perspectives */
export type Perspective = 'published' | 'raw';

/**
 * Answers a GROQ query over a set of documents.
 *
 * @param params values of the query's `$names`
 * @throws a GROQ syntax error, with the position in the query
 */
export async function answerQuery(
  documents: Iterable<LakeDocument>,
  query: string,
  params: Record<string, unknown>,
  perspective: Perspective,
): Promise<unknown> {
  const seen = perspective === 'raw' ? [...documents] : [...documents].filter(isPublished);
  const value = await evaluate(parse(query, { params }), { dataset: seen, params });
  return value.get();
}

/** Drafts (`drafts.x`) and versions (`versions.r.x`) carry a dot, as every unpublished id does. */
const isPublished = ({ _id }: LakeDocument) => !_id.includes('.');
