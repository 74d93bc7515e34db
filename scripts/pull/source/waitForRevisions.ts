import { setTimeout } from 'node:timers/promises';
import * as v from 'valibot';
import { runQuery } from './fetchDocuments.ts';
import type { Source } from './source.ts';

export const RevisionSchema = v.object({
  /** Id of a published document. */
  document: v.string(),
  /** The revision that a publish gave it; `null` if it was unpublished. */
  revision: v.nullable(v.string()),
});
export type Revision = v.InferOutput<typeof RevisionSchema>;

const REVISIONS = '*[_id in $documents]{ "document": _id, "revision": _rev }';

const FoundSchema = v.object({ result: v.array(RevisionSchema) });

/** Delays between queries, in milliseconds; three seconds in total. */
const DELAYS: readonly number[] = [100, 200, 400, 800, 1500];

/**
 * Waits until queries find some revisions: Sanity sends webhooks before its indexes contain what they
 * announce (https://github.com/sanity-io/nextjs-blog-cms-sanity-v3/issues/97). Ends after three
 * seconds in any case, because a document may have been published again.
 *
 * @throws {CommandError} when a request fails
 */
export async function waitForRevisions(
  source: Pick<Source, 'client' | 'name'>,
  revisions: readonly Revision[],
): Promise<void> {
  if (revisions.length === 0) return;
  for (const delay of DELAYS) {
    if (await findsAll(source, revisions)) return;
    await setTimeout(delay);
  }
}

async function findsAll(
  source: Pick<Source, 'client' | 'name'>,
  revisions: readonly Revision[],
): Promise<boolean> {
  const documents = revisions.map(({ document }) => document);
  const answer = v.safeParse(FoundSchema, await runQuery(source, REVISIONS, { documents }));
  if (!answer.success) return false;
  const found = new Map(answer.output.result.map((one) => [one.document, one.revision]));
  return revisions.every(({ document, revision }) => (found.get(document) ?? null) === revision);
}
