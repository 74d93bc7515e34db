import { randomBytes } from 'node:crypto';
import { formOf, isSystem } from '../documents/ids.ts';
import type { Change, Operation, Transaction } from '../documents/transaction.ts';

/** One call of the webhook: Sanity makes one a document, not a transaction. */
export interface WebhookCall {
  /** The same each time it is sent. */
  readonly key: string;
  readonly transaction: Transaction;
  readonly document: string;
  readonly operation: Operation;
  /** What is sent, as JSON: what the projection `{_id, _type, _rev}` gives. */
  readonly body: string;
}

/** The calls that a transaction causes: one for each published document that it changed. */
export const callsOf = (transaction: Transaction): WebhookCall[] =>
  transaction.changes.filter(isTold).map((change) => ({
    key: randomBytes(16).toString('hex'),
    transaction,
    document: change.id,
    operation: operationOf(change),
    body: bodyOf(change),
  }));

/** Drafts and versions are not published; pictures and files are, with the document that uses them. */
const isTold = ({ id, before, after }: Change): boolean =>
  formOf(id).kind === 'published' &&
  !isSystem(id) &&
  !(after ?? before)?._type.startsWith('sanity.');

const operationOf = ({ before, after }: Change): Operation => {
  if (!before) return 'create';
  return after ? 'update' : 'delete';
};

/** What is deleted is told as it was. */
function bodyOf({ before, after }: Change): string {
  const { _id, _type, _rev } = after ?? before ?? {};
  return JSON.stringify({ _id, _type, _rev });
}
