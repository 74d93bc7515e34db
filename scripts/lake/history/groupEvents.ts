import type { LakeDocument } from '../documents/document.ts';
import { layerOf, publishedIdOf } from '../documents/ids.ts';
import type { Change, Transaction } from '../documents/transaction.ts';

/** An event of the history panel; other fields depend on its type. */
export interface GroupEvent {
  readonly type: string;
  readonly documentId: string;
  readonly timestamp: string;
  readonly author: string;
  readonly [field: string]: string;
}

type Common = Pick<GroupEvent, 'documentId' | 'timestamp' | 'author'>;

/**
 * The events of a transaction for a document and its drafts, in the format of the Studio's history
 * panel: created, published, unpublished, deleted. The panel reads edits of drafts from the
 * transactions.
 *
 * @param documentId id of the published document
 * @param draftThen returns its draft after the transaction, if there is one
 */
export function groupEventsOf(
  transaction: Transaction,
  documentId: string,
  draftThen: () => LakeDocument | undefined,
): GroupEvent[] {
  const { id: revision, author, timestamp } = transaction;
  const changes = transaction.changes.filter(({ id }) => publishedIdOf(id) === documentId);
  const published = changes.find(({ id }) => id === documentId);
  const versions = changes.filter(({ id }) => id !== documentId);
  const removed = versions.find(({ after }) => !after);
  const common: Common = { documentId, timestamp, author };
  if (published && !published.after) {
    const draft = draftThen();
    if (!draft) return [{ ...common, type: 'deleteDocumentGroup' }];
    const { _id, _rev: versionRevisionId = revision } = draft;
    return [{ ...common, type: 'unpublishDocument', ...versionOf(_id), versionRevisionId }];
  }
  if (published && removed) {
    const cause = { revisionId: revision, publishCause: 'document.publish' };
    return [{ ...common, type: 'publishDocumentVersion', ...cause, ...removedVersion(removed) }];
  }
  const type = published?.before ? 'updateLiveDocument' : 'createLiveDocument';
  const live = published ? [{ ...common, type, revisionId: revision }] : [];
  return [...live, ...versions.flatMap((change) => versionEvents(change, common, revision))];
}

function versionEvents(change: Change, common: Common, revision: string): GroupEvent[] {
  if (!change.after)
    return [{ ...common, type: 'deleteDocumentVersion', ...removedVersion(change) }];
  if (change.before) return [];
  const created = { ...versionOf(change.id), versionRevisionId: revision };
  return [{ ...common, type: 'createDocumentVersion', ...created }];
}

function versionOf(id: string) {
  const layer = layerOf(id);
  return { versionId: id, ...(layer && layer !== 'drafts' && { releaseId: layer }) };
}

/** A deleted version is identified by its last revision. */
const removedVersion = (change: Change) => ({
  ...versionOf(change.id),
  versionRevisionId: change.before?._rev ?? '',
});
