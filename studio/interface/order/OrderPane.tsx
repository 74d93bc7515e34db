import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Box, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import type { StoredDocument } from '../../schema/overlay.ts';
import { say } from '../../words/say.ts';
import { useIsEditor } from '../tool/useIsEditor.ts';
import { WhenLoaded } from '../tool/WhenLoaded.tsx';
import { useStoredDocuments } from '../watch/useStoredDocuments.ts';
import { OrderRow } from './OrderRow.tsx';
import { type OrderedDocument, OrderedList } from './orderedDocuments.ts';
import { useOrder } from './useOrder.ts';

/** A list of documents, sorted as on the site, whose rows are dragged or moved by buttons. */
export function OrderPane({ options }: { readonly options?: unknown }) {
  const list = useMemo(() => v.parse(OrderedList, options), [options]);
  // The structure reuses a pane for the next list, which has other documents or another family.
  return (
    <Box padding={4}>
      <OrderedDocuments key={list.type} list={list} />
    </Box>
  );
}

function OrderedDocuments({ list }: { readonly list: OrderedList }) {
  const types = useMemo(() => [list.type], [list.type]);
  const documents = useStoredDocuments({ types });
  return (
    <WhenLoaded source={documents}>
      {(stored) => <OrderedRows key={list.family} stored={stored} list={list} />}
    </WhenLoaded>
  );
}

interface OrderedRowsProps {
  readonly stored: readonly StoredDocument[];
  readonly list: OrderedList;
}

function OrderedRows({ stored, list }: OrderedRowsProps) {
  const isEditor = useIsEditor();
  const { documents, move } = useOrder(stored, list);
  const [announcement, setAnnouncement] = useState('');
  // A click is not a drag: the pointer has to move a little.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const moveTo = (from: number, to: number) => {
    const name = documents[from]?.name;
    if (name === undefined || to < 0) return;
    setAnnouncement(
      say('“[name]” is now [place] of [count].', { name, place: to + 1, count: documents.length }),
    );
    move(from, to);
  };
  const placeOf = (id: unknown) => documents.findIndex((document) => document.id === id);
  return (
    <Stack gap={4}>
      <Text size={1} muted>
        {say(
          'Drag a row to its place, or use the arrows. The new order is saved in drafts: visitors see it once you publish them.',
        )}
      </Text>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={NO_ANNOUNCEMENTS}
        onDragEnd={({ active, over }) => over && moveTo(placeOf(active.id), placeOf(over.id))}
      >
        <SortableContext items={documents.map(idOf)} strategy={verticalListSortingStrategy}>
          <Stack gap={2} as="ol" style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {documents.map((document, at) => (
              <OrderRow
                key={document.id}
                document={document}
                isFirst={at === 0}
                isLast={at === documents.length - 1}
                move={isEditor ? (by) => moveTo(at, at + by) : undefined}
              />
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <Text size={1} muted role="status">
        {announcement}
      </Text>
    </Stack>
  );
}

const idOf = ({ id }: OrderedDocument) => id;

const nothing = () => undefined;

/** A move is announced when it is done; keyboard users have buttons, which need no instruction. */
const NO_ANNOUNCEMENTS = {
  announcements: {
    onDragStart: nothing,
    onDragOver: nothing,
    onDragEnd: nothing,
    onDragCancel: nothing,
  },
  screenReaderInstructions: { draggable: '' },
};
