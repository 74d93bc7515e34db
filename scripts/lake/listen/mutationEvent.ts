import { isPublic, layerOf } from '../documents/ids.ts';
import type { Change, Transaction } from '../documents/transaction.ts';
import type { Query } from '../evaluate/messages.ts';

/** The options of a listener; https://www.sanity.io/docs/content-lake/realtime-updates */
export interface Subscription extends Query {
  readonly includeResult: boolean;
  readonly includePreviousRevision: boolean;
  readonly includeMutations: boolean;
  readonly includeEffects: boolean;
  /** Also drafts and versions. */
  readonly includeAllVersions: boolean;
  /** Only documents that an anonymous caller may read. */
  readonly publicOnly: boolean;
}

type Transition = 'appear' | 'update' | 'disappear';

/** A change that is visible to one listener. */
interface VisibleChange {
  readonly change: Change;
  readonly transition: Transition;
}

/** The change as seen by a listener, or `undefined` if its filter matches neither state. */
export function filterChange(
  { publicOnly, includeAllVersions }: Subscription,
  change: Change,
  before: boolean,
  after: boolean,
): VisibleChange | undefined {
  if (publicOnly && !isPublic(change.id)) return undefined;
  if (!includeAllVersions && layerOf(change.id) !== undefined) return undefined;
  const transition = transitionOf(before, after);
  return transition && { change, transition };
}

function transitionOf(before: boolean, after: boolean): Transition | undefined {
  if (before) return after ? 'update' : 'disappear';
  return after ? 'appear' : undefined;
}

/**
 * The events of one transaction for one listener. `transactionTotalEvents` must be exact for this
 * listener: the Studio waits until it has received them all.
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
