import type { StoredDocument } from '../documents/overlay.ts';
import type { NewOrder } from './reorder.ts';

/** Numbers that were sent to the lake, the newest first, and the documents as they were then. */
interface Moved {
  readonly orders: readonly NewOrder[];
  readonly since: readonly StoredDocument[];
}

export const NOTHING_MOVED: Moved = { orders: [], since: [] };

/** Documents with the numbers that they are about to have; what changed since has its own. */
export const withOrders = (
  documents: readonly StoredDocument[],
  { orders, since }: Moved,
): StoredDocument[] =>
  documents.map((document) => {
    const order = orders.find(({ id }) => document._id === id || document._id === `drafts.${id}`);
    return order && since.includes(document) ? { ...document, order: order.order } : document;
  });
