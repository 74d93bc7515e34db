import { Stack, Text } from '@sanity/ui';
import type { MouseEvent } from 'react';
import { say } from '../../words/say.ts';
import type { HeldWords } from './describeOutcome.ts';

/** A longer list would hide the form. */
const SHOWN = 5;

/** A link to a document's form that does not reload the Studio. */
export interface ToDocument {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface HeldDocumentsProps {
  readonly held: readonly HeldWords[];
  /** Messages are rendered outside the Studio's router, whose links do not work there. */
  readonly toDocument: (id: string, type: string) => ToDocument;
}

/** The documents that are held back, each with its reasons. */
export function HeldDocuments({ held, toDocument }: HeldDocumentsProps) {
  if (held.length === 0) return null;
  const others = held.length - SHOWN;
  return (
    <Stack gap={3}>
      <Text size={1} weight="medium">
        {held.length === 1
          ? say(
              '1 document is held back: visitors still see its previous version, without dead links.',
            )
          : say(
              '[count] documents are held back: visitors still see their previous versions, without dead links.',
              { count: held.length },
            )}
      </Text>
      {held.slice(0, SHOWN).map(({ id, type, name, reasons }) => (
        <Stack key={id} gap={2}>
          <Text size={1}>{type ? <a {...toDocument(id, type)}>{name}</a> : name}</Text>
          {reasons.map((reason) => (
            <Text key={reason} size={1} muted>
              {reason}
            </Text>
          ))}
        </Stack>
      ))}
      {others > 0 && (
        <Text size={1} muted>
          {say('and [count] more documents', { count: others })}
        </Text>
      )}
    </Stack>
  );
}
