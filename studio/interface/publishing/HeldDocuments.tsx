import { Stack, Text } from '@sanity/ui';
import type { MouseEvent } from 'react';
import { say } from '../../words/say.ts';
import type { HeldWords } from './describeOutcome.ts';

/** More would hide the form. */
const SHOWN = 5;

/** Where the form of a document is, and how to get there without loading the Studio anew. */
export interface ToDocument {
  readonly href: string;
  readonly onClick: (event: MouseEvent) => void;
}

interface HeldDocumentsProps {
  readonly held: readonly HeldWords[];
  /** A message stands outside the Studio's router, which knows no links there. */
  readonly toDocument: (id: string, type: string) => ToDocument;
}

/** The documents of which visitors see what they saw before, each with its reasons. */
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
