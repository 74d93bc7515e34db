import { isPublic } from '../documents/ids.ts';
import type { Change, Transaction } from '../documents/transaction.ts';
import type { Query } from '../evaluate/messages.ts';

/** What a listener asked for; https://www.sanity.io/docs/content-lake/realtime-updates */
export interface Subscription extends Query {
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  /** Only documents that an anonymous caller may read. */
  readonly publicOnly: boolean;
}

type Transition = 'appear' | 'update' | 'disappear';

/** A change as one listener sees it. */
interface VisibleChange {
  readonly change: Change;
  readonly transition: Transition;
}

/** How a change looks through a filter, if it is visible at all. */
export function filterChange(
  { publicOnly }: Subscription,
  change: Change,
  before: boolean,
  after: boolean,
): VisibleChange | undefined {
  if (publicOnly && !isPublic(change.id)) return undefined;
  if (!before && !after) return undefined;
  const transition = before ? (after ? 'update' : 'disappear') : 'appear';
  return { change, transition };
}

/**
 * The events of one transaction for one listener. Their number is exactly what this listener gets:
 * the Studio waits until it has them all.
 */
export const eventsOf = (
  { id, author, timestamp }: Transaction,
  visible: readonly VisibleChange[],
  subscription: Subscription,
) =>
  visible.map(({ change: { id: documentId, before, after, mutations }, transition }, index) => ({
    eventId: `${id}#${documentId}`,
    documentId,
    transactionId: id,
    transition,
    identity: author,
    ...(subscription.includeMutations && { mutations }),
    ...(subscription.includeEffects && { effects: effectsOf(before, after) }),
    ...(before && { previousRev: before._rev }),
    resultRev: id,
    timestamp,
    visibility: 'query',
    transactionTotalEvents: visible.length,
    transactionCurrentEvent: index + 1,
    ...(subscription.includePreviousRevision && before && { previous: before }),
    ...(subscription.includeResult && after && { result: after }),
  }));

/** Patches in Mendoza's format that replace the whole value. */
export const effectsOf = (before: unknown, after: unknown) => ({
  apply: [0, after ?? null],
  revert: [0, before ?? null],
});
