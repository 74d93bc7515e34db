import type { SanityClient } from '@sanity/client';
import type { PublishOutcome } from '../../publishing/outcome.ts';
import { publishedOf, type StoredDocument } from '../documents/overlay.ts';

/** What the lake knows of an outcome besides the publish server. */
export interface Besides {
  /** The documents that the outcome names, by id. */
  readonly named: ReadonlyMap<string, StoredDocument>;
}

/** Reads the documents that an outcome names; those that the lake does not give stay nameless. */
export async function readBesides(client: SanityClient, outcome: PublishOutcome): Promise<Besides> {
  const ids = idsIn(outcome);
  if (ids.length === 0) return { named: new Map() };
  const found = await client
    .withConfig({ perspective: 'raw' })
    .fetch<StoredDocument[]>('*[_id in $ids]', { ids })
    .catch(() => []);
  return { named: new Map(publishedOf(found).map((document) => [document._id, document])) };
}

function idsIn(outcome: PublishOutcome): string[] {
  const held = outcome.state === 'live' ? outcome.heldOthers : [];
  const reasons = 'reasons' in outcome ? outcome.reasons : [];
  return [...new Set([...held, ...reasons].map(({ document }) => document))];
}
