import { applyPatch } from 'mendoza';
import { getDraftId, getPublishedId, type SanityClient } from 'sanity';
import * as v from 'valibot';

/** How many changes are searched. */
const LIMIT = 1000;

const Transaction = v.object({
  id: v.string(),
  effects: v.record(v.string(), v.object({ revert: v.array(v.unknown()) })),
});

/**
 * Reads the earlier states of a document and its draft.
 *
 * @param id of either, or of a version in a release
 * @returns their states, the newest first
 */
export async function readRevisions(client: SanityClient, id: string): Promise<Iterable<unknown>> {
  const ids = [...new Set([id, getDraftId(id), getPublishedId(id)])];
  const now = await client
    .withConfig({ perspective: 'raw', useCdn: false })
    .fetch<{ _id: string; _rev: string }[]>('*[_id in $ids]', { ids });
  const log = await client.request<unknown>({
    uri: `/data/history/${client.config().dataset}/transactions/${ids.join(',')}`,
    query: {
      effectFormat: 'mendoza',
      excludeContent: 'true',
      includeIdentifiedDocumentsOnly: 'true',
      reverse: 'true',
      limit: String(LIMIT),
    },
  });
  // Sanity's patches count the fields of a document without its revision.
  const states = new Map<string, unknown>(
    now.map(({ _rev, ...document }) => [document._id, document]),
  );
  const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]));
  return backwards(states, revisions, String(log).split('\n').filter(Boolean));
}

/**
 * Reverts one transaction after the other, except changes that were stored after the document was
 * read.
 *
 * @param unreached the revisions of the documents that were read
 */
function* backwards(
  states: Map<string, unknown>,
  unreached: Map<string, string>,
  log: readonly string[],
): Generator<unknown> {
  yield* states.values();
  for (const line of log) {
    const transaction = v.parse(Transaction, JSON.parse(line));
    for (const [id, revision] of unreached) if (revision === transaction.id) unreached.delete(id);
    for (const [id, { revert }] of Object.entries(transaction.effects)) {
      if (unreached.has(id)) continue;
      const before: unknown = applyPatch(states.get(id) ?? null, revert);
      states.set(id, before);
      yield before;
    }
  }
}
