import { Stack, Text } from '@sanity/ui';
import type { ChangedPage } from '../../publishing/outcome.ts';
import { ChangedPages } from './ChangedPages.tsx';
import type { OutcomeWords } from './describeOutcome.ts';
import { HeldDocuments, type ToDocument } from './HeldDocuments.tsx';

interface OutcomeDetailsProps {
  readonly words: OutcomeWords;
  readonly pages: readonly ChangedPage[];
  readonly toDocument: (id: string, type: string) => ToDocument;
}

/** What there is to know of an outcome: sentences, documents that are held back, changed pages. */
export const OutcomeDetails = ({ words, pages, toDocument }: OutcomeDetailsProps) => (
  <Stack gap={3}>
    {words.lines.map((line) => (
      <Text key={line} size={1} style={{ whiteSpace: 'pre-line' }}>
        {line}
      </Text>
    ))}
    <HeldDocuments held={words.held ?? []} toDocument={toDocument} />
    {pages.length > 0 && <ChangedPages pages={pages} />}
  </Stack>
);
