import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from '../../schema/overlay.ts';
import { SANITY_API } from '../../schema/sanityApi.ts';
import { say } from '../../words/say.ts';
import {
  dropDoneMoves,
  type Moves,
  type OrderedDocument,
  type OrderedList,
  orderedDocuments,
} from './orderedDocuments.ts';
import { reorder } from './reorder.ts';

/**
 * A sorted list and a function to change it. A moved document appears in its new place at once; its
 * number is saved in a draft.
 */
export function useOrder(stored: readonly StoredDocument[], list: OrderedList) {
  const client = useClient(SANITY_API);
  const { push } = useToast();
  const [moves, setMoves] = useState<Moves>(new Map());
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const documents = useMemo(() => orderedDocuments(stored, list, moves), [stored, list, moves]);
  useEffect(() => {
    const current = new Set(documents.map((document) => document.stored));
    setMoves((all) => dropDoneMoves(all, (document) => !current.has(document)));
  }, [documents]);

  const move = (from: number, to: number) => {
    const moved = reorder(documents, from, to);
    if (moved.length === 0) return;
    const places = new Map(moved.map(({ stored, order }) => [stored, order]));
    setMoves((earlier) => new Map([...earlier, ...places]));
    // In sequence: otherwise the lake could apply an earlier move last.
    sent.current = sent.current
      .then(() => client.action(moved.map(editOrder)))
      .catch(() => {
        setMoves((all) => dropDoneMoves(all, (document, order) => places.get(document) === order));
        push({
          status: 'error',
          title: say('The order was not changed'),
          description: say('Check your connection and try again.'),
        });
      });
  };

  return { documents, move };
}

const editOrder = ({ id, order }: OrderedDocument) =>
  ({
    actionType: 'sanity.action.document.edit',
    draftId: `drafts.${id}`,
    publishedId: id,
    patch: { set: { order } },
  }) as const;
