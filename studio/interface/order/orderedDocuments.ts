import * as v from 'valibot';
import { overlay, publishedId, type StoredDocument } from '../documents/overlay.ts';
import { documentName } from '../words/documentName.ts';
import type { NewOrder, Ordered } from './reorder.ts';

/** A list whose order visitors see: all documents of a type, or a family of programmes. */
export const OrderedList = v.object({ type: v.string(), family: v.optional(v.string()) });
export type OrderedList = v.InferOutput<typeof OrderedList>;

/** A document in its place. */
export interface OrderedDocument extends Ordered {
  readonly name: string;
  readonly isDraft: boolean;
  readonly stored: StoredDocument;
}

const optional = <T extends v.GenericSchema>(schema: T) =>
  v.fallback(v.optional(schema), undefined);

const Place = v.object({
  order: optional(v.number()),
  family: optional(v.string()),
  slug: optional(v.object({ current: optional(v.string()) })),
});

/** The documents of a list in the order of the site, with drafts in place of what they replace. */
export function orderedDocuments(
  documents: readonly StoredDocument[],
  list: OrderedList,
): readonly OrderedDocument[] {
  const written = new Map(documents.map((document) => [document._id, document]));
  return overlay(documents, 'drafts')
    .map((stored) => ({ stored, place: v.parse(Place, stored) }))
    .filter(({ place }) => list.family === undefined || place.family === list.family)
    .sort(
      ({ place: a }, { place: b }) =>
        (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
        (a.slug?.current ?? '').localeCompare(b.slug?.current ?? ''),
    )
    .map(({ stored, place }) => {
      const draft = written.get(`drafts.${stored._id}`);
      return {
        stored: draft ?? stored,
        id: stored._id,
        name: documentName(stored) ?? stored._type,
        isDraft: draft !== undefined,
        order: place.order,
      };
    });
}

/**
 * Order numbers that were sent to the lake, the newest first, and the documents as they were then.
 */
interface Moved {
  readonly orders: readonly NewOrder[];
  readonly since: readonly StoredDocument[];
}

export const NOTHING_MOVED: Moved = { orders: [], since: [] };

/** The moves that the lake has not confirmed: a document that it reported since is up to date. */
export function stillMoved(documents: readonly StoredDocument[], moved: Moved): Moved {
  const confirmed = new Set(
    documents
      .filter((document) => !moved.since.includes(document))
      .map(({ _id }) => publishedId(_id)),
  );
  const orders = moved.orders.filter(({ id }) => !confirmed.has(id));
  return orders.length === moved.orders.length ? moved : { ...moved, orders };
}

/** The documents with their pending order numbers; one that changed since keeps its own. */
export const withOrders = (
  documents: readonly StoredDocument[],
  { orders, since }: Moved,
): StoredDocument[] =>
  documents.map((document) => {
    const order = orders.find(({ id }) => document._id === id || document._id === `drafts.${id}`);
    return order && since.includes(document) ? { ...document, order: order.order } : document;
  });
