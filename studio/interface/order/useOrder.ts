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
 * A sorted list and a function to change it. A moved document appears in its new place at once; its
 * number is saved in a draft.
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
  const now = order.state === 'ready' ? order.value.stored : undefined;
  useEffect(() => {
    if (now) setMoved((all) => stillMoved(now, all));
  }, [now]);

  const move = useCallback(
    ({ stored, documents }: ReturnType<typeof sort>, from: number, to: number) => {
      const orders = reorder(documents, from, to);
      if (orders.length === 0) return;
      setMoved((earlier) => ({ orders: [...orders, ...earlier.orders], since: stored }));
      // In sequence: otherwise the lake could apply an earlier move last.
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
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set: { order } },
  }) as const;
