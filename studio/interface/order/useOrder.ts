import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { say } from '../../words/say.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { watchDocuments } from '../translations/view/watchDocuments.ts';
import { type OrderedDocument, type OrderedList, orderedDocuments } from './orderedDocuments.ts';
import { type NewOrder, reorder } from './reorder.ts';

/** What the lake answered so far. */
export type Order =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly documents: readonly OrderedDocument[] };

/**
 * A list in its order, and how to change it. What is moved stands in its new place at once, and its
 * number in a draft.
 */
export function useOrder(list: OrderedList) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { push } = useToast();
  const [attempt, setAttempt] = useState(0);
  const [stored, setStored] = useState<readonly StoredDocument[] | 'loading' | 'failed'>('loading');
  const [moved, setMoved] = useState<readonly NewOrder[]>([]);
  const { type } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    setStored('loading');
    return watchDocuments(client, [type], {
      changed: setStored,
      failed: () => setStored('failed'),
    });
  }, [client, type, attempt]);

  const order = useMemo<Order>(() => {
    if (stored === 'loading') return { state: 'loading' };
    if (stored === 'failed')
      return { state: 'failed', again: () => setAttempt((count) => count + 1) };
    return { state: 'ready', documents: orderedDocuments(withOrders(stored, moved), list) };
  }, [stored, moved, list]);

  const move = useCallback(
    async (documents: readonly OrderedDocument[], from: number, to: number) => {
      const orders = reorder(documents, from, to);
      if (orders.length === 0) return;
      setMoved(orders);
      await client.action(orders.map(editOrder)).catch(() => {
        setMoved([]);
        push({
          status: 'error',
          title: say('The order is as it was'),
          description: say('Look whether you are connected, and try again.'),
        });
      });
    },
    [client, push],
  );

  return { order, move };
}

/** Documents with the numbers that they are about to have. */
const withOrders = (documents: readonly StoredDocument[], orders: readonly NewOrder[]) =>
  documents.map((document) => {
    const order = orders.find(({ id }) => document._id === id || document._id === `drafts.${id}`);
    return order ? { ...document, order: order.order } : document;
  });

const editOrder = ({ id, order }: NewOrder) =>
  ({
    actionType: 'sanity.action.document.edit',
    ...{ draftId: `drafts.${id}`, publishedId: id },
    patch: { set: { order } },
  }) as const;
