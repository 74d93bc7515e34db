import { useSortable } from '@dnd-kit/sortable';
import { ArrowDownIcon } from '@sanity/icons/ArrowDown';
import { ArrowUpIcon } from '@sanity/icons/ArrowUp';
import { DragHandleIcon } from '@sanity/icons/DragHandle';
import { Badge, Box, Card, Flex, Text } from '@sanity/ui';
import { Preview, useSchema } from 'sanity';
import { usePaneRouter } from 'sanity/structure';
import { styled } from 'styled-components';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';
import type { OrderedDocument } from './orderedDocuments.ts';

interface OrderRowProps {
  readonly document: OrderedDocument;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Moves it by a number of places; `undefined` for users who may only read. */
  readonly move: ((by: number) => void) | undefined;
}

/** A document in the list: dragged by its handle, moved by its buttons, opened by its name. */
export function OrderRow({ document, isFirst, isLast, move }: OrderRowProps) {
  const { id, name, stored, isDraft } = document;
  const { ChildLink } = usePaneRouter();
  const type = useSchema().get(stored._type);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: !move });
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition,
    position: 'relative',
    zIndex: isDragging ? 1 : 0,
  } as const;
  return (
    <Card as="li" ref={setNodeRef} style={style} border radius={2} shadow={isDragging ? 2 : 0}>
      <Flex align="center" gap={2} padding={2}>
        {move && (
          <Box ref={setActivatorNodeRef} {...listeners} style={HANDLE} data-testid="drag-handle">
            <Text muted>
              <DragHandleIcon />
            </Text>
          </Box>
        )}
        <Name flex={1}>
          <ChildLink childId={id}>
            {type ? <Preview schemaType={type} value={stored} layout="default" /> : name}
          </ChildLink>
        </Name>
        {isDraft && <Badge tone="caution">{say('Draft')}</Badge>}
        {move && (
          <>
            <MoveButton
              icon={ArrowUpIcon}
              label={say('Move “[name]” up', { name })}
              isAtEnd={isFirst}
              onClick={() => move(-1)}
            />
            <MoveButton
              icon={ArrowDownIcon}
              label={say('Move “[name]” down', { name })}
              isAtEnd={isLast}
              onClick={() => move(1)}
            />
          </>
        )}
      </Flex>
    </Card>
  );
}

/** Styled like the Studio's own lists. */
const Name = styled(Box)`
  min-width: 0;

  a {
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const HANDLE = { cursor: 'grab', padding: '0.5rem', touchAction: 'none' } as const;

interface MoveButtonProps {
  readonly icon: typeof ArrowUpIcon;
  readonly label: string;
  readonly isAtEnd: boolean;
  readonly onClick: () => void;
}

/** Stays focusable at the end of the list, so that keyboard users keep their place. */
const MoveButton = ({ icon, label, isAtEnd, onClick }: MoveButtonProps) => (
  <SmallButton
    mode="bleed"
    icon={icon}
    aria-label={label}
    title={label}
    aria-disabled={isAtEnd}
    style={{ opacity: isAtEnd ? 0.3 : undefined }}
    onClick={() => !isAtEnd && onClick()}
  />
);
