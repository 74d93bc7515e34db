import { useToast } from '@sanity/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { say } from '../../words/say.ts';
import type { Unread } from '../tool/Reading.tsx';
import { useWatchedDocuments } from '../watch/useWatchedDocuments.ts';
import { NOTHING_MOVED, withOrders } from './moved.ts';
import { type OrderedDocument, type OrderedList, orderedDocuments } from './orderedDocuments.ts';
import { type NewOrder, reorder } from './reorder.ts';

/** What the lake answered so far. */
export type Order =
  | Unread
  | { readonly state: 'ready'; readonly documents: readonly OrderedDocument[] };

/**
 * A list in its order, and how to change it. What is moved stands in its new place at once, and its
 * number in a draft.
 */
export function useOrder(list: OrderedList) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { push } = useToast();
  const [moved, setMoved] = useState(NOTHING_MOVED);
  const types = useMemo(() => [list.type], [list.type]);
  const watched = useWatchedDocuments(types);

  const order = useMemo<Order>(
    () =>
      watched.state === 'ready'
        ? { state: 'ready', documents: orderedDocuments(withOrders(watched.stored, moved), list) }
        : watched,
    [watched, moved, list],
  );

  const move = useCallback(
    async (documents: readonly OrderedDocument[], from: number, to: number) => {
      const orders = reorder(documents, from, to);
      if (orders.length === 0 || watched.state !== 'ready') return;
      setMoved((earlier) => ({ orders: [...orders, ...earlier.orders], since: watched.stored }));
      await client.action(orders.map(editOrder)).catch(() => {
        setMoved(NOTHING_MOVED);
        push({
          status: 'error',
          title: say('The order is as it was'),
          description: say('Look whether you are connected, and try again.'),
        });
      });
    },
    [client, push, watched],
  );

  return { order, move };
}

const editOrder = ({ id, order }: NewOrder) =>
  ({
    actionType: 'sanity.action.document.edit',
    ...{ draftId: `drafts.${id}`, publishedId: id },
    patch: { set: { order } },
  }) as const;
