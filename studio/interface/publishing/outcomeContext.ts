import type { SanityClient } from '@sanity/client';
import { DOCUMENT_TYPES } from '../../../locales/routes.ts';
import type { PublishOutcome } from '../../publishing/outcome.ts';
import { publishedDocuments, type StoredDocument } from '../../schema/overlay.ts';
import { readClaimRules } from '../../schema/rules/claimAdvice.ts';
import type { ClaimRule } from '../../schema/rules/claims.ts';

/** What the lake adds to an outcome of the publish server. */
export interface OutcomeContext {
  /** The documents that the outcome names, by id. */
  readonly named: ReadonlyMap<string, StoredDocument>;
  /** The documents of this publish, as visitors see them. */
  readonly published: readonly StoredDocument[];
  /** The watched words. */
  readonly rules: readonly ClaimRule[];
}

const NOTHING: OutcomeContext = { named: new Map(), published: [], rules: [] };

/** Unpublishing turns a page into a draft with the same revision. */
const FILTER = '*[_id in $ids || ($isShown && _rev == $revision && _type in $types)]';

/**
 * Reads the documents that an outcome names and those that it shows. What cannot be read is left
 * without names and advice.
 *
 * @param revision of the publish
 */
export async function readOutcomeContext(
  client: SanityClient,
  outcome: PublishOutcome,
  revision: string,
): Promise<OutcomeContext> {
  const ids = idsIn(outcome);
  const isShown = outcome.state === 'live' || outcome.state === 'unchanged';
  if (ids.length === 0 && !isShown) return NOTHING;
  const params = { ids, isShown, revision, types: DOCUMENT_TYPES };
  const [found, rules] = await Promise.all([
    client
      .withConfig({ perspective: 'raw' })
      .fetch<StoredDocument[]>(FILTER, params)
      .catch(() => []),
    readClaimRules(client),
  ]);
  const stored = publishedDocuments(found);
  return {
    named: new Map(stored.map((document) => [document._id, document])),
    published: stored.filter(({ _rev }) => isShown && _rev === revision),
    rules,
  };
}

function idsIn(outcome: PublishOutcome): string[] {
  const held = outcome.state === 'live' ? outcome.heldOthers : [];
  const reasons = 'reasons' in outcome ? outcome.reasons : [];
  return [...new Set([...held, ...reasons].map(({ document }) => document))];
}
