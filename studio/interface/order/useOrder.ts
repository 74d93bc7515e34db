import { useToast } from '@sanity/ui/toast';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'sanity';
import { say } from '../../words/say.ts';
import type { StoredDocument } from '../documents/overlay.ts';
import { useWatchedDocuments } from '../watch/useWatchedDocuments.ts';
import {
  NOTHING_MOVED,
  type OrderedList,
  orderedDocuments,
  stillMoved,
  withOrders,
} from './orderedDocuments.ts';
import { type NewOrder, reorder } from './reorder.ts';

/**
 * A list in its order, and how to change it. What is moved stands in its new place at once, and its
 * number in a draft.
 */
export function useOrder(list: OrderedList) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const { push } = useToast();
  const [moved, setMoved] = useState(NOTHING_MOVED);
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const types = useMemo(() => [list.type], [list.type]);
  const sort = useCallback(
    (stored: readonly StoredDocument[]) => ({
      stored,
      documents: orderedDocuments(withOrders(stored, moved), list),
    }),
    [moved, list],
  );
  const order = useWatchedDocuments(types, sort);
  const now = order.state === 'ready' ? order.made.stored : undefined;
  useEffect(() => {
    if (now) setMoved((all) => stillMoved(now, all));
  }, [now]);

  const move = useCallback(
    ({ stored, documents }: ReturnType<typeof sort>, from: number, to: number) => {
      const orders = reorder(documents, from, to);
      if (orders.length === 0) return;
      setMoved((earlier) => ({ orders: [...orders, ...earlier.orders], since: stored }));
      // One after the other: the lake could take the earlier place of a document last.
      sent.current = sent.current
        .then(() => client.action(orders.map(editOrder)))
        .catch(() => {
          setMoved((all) => ({
            ...all,
            orders: all.orders.filter((one) => !orders.includes(one)),
          }));
          push({
            status: 'error',
            title: say('The order was not changed'),
            description: say('Check your connection and try again.'),
          });
        });
    },
    [client, push],
  );

  return { order, move };
}

const editOrder = ({ id, order }: NewOrder) =>
  ({
    actionType: 'sanity.action.document.edit',
    ...{ draftId: `drafts.${id}`, publishedId: id },
    patch: { set: { order } },
  }) as const;
