import { layerOf, publishedIdOf } from '../documents/ids.ts';
import type { Change, Transaction } from '../documents/transaction.ts';
import type { GroupEvent } from './groupEvents.ts';

const INTO_STATE: Readonly<Record<string, string>> = {
  active: 'unarchiveRelease',
  published: 'publishRelease',
  archived: 'archiveRelease',
  scheduled: 'scheduleRelease',
};

/**
 * The events of a transaction for a release, in the format of the Studio's activity list. The Studio
 * reads edits of the title from the transactions.
 *
 * @param name of the release
 * @param documentId id of the release document
 */
export function releaseEventsOf(
  transaction: Transaction,
  name: string,
  documentId: string,
): Omit<GroupEvent, 'documentId'>[] {
  const { id: revision, author, timestamp, changes } = transaction;
  const common = { timestamp, author, releaseName: name };
  const type = changes.filter(({ id }) => id === documentId).map(stateEvent)[0];
  if (type) return [{ ...common, type }];
  return changes
    .filter(({ id }) => layerOf(id) === name)
    .flatMap((change) => {
      const type = memberEvent(change);
      const { _type = '' } = change.after ?? change.before ?? {};
      const document = { documentId: publishedIdOf(change.id), documentType: _type };
      const version = { versionId: change.id, revisionId: revision, versionRevisionId: revision };
      return type ? [{ ...common, type, ...document, ...version }] : [];
    });
}

function stateEvent({ before, after }: Change): string | undefined {
  if (!before) return 'createRelease';
  if (before.state === 'scheduled' && after?.state === 'active') return 'unscheduleRelease';
  return after && after.state !== before.state ? INTO_STATE[String(after.state)] : undefined;
}

function memberEvent({ before, after }: Change): string | undefined {
  if (before && after) return undefined;
  return after ? 'addDocumentToRelease' : 'discardDocumentFromRelease';
}
