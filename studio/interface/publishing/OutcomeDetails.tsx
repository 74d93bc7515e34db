import { Stack, Text } from '@sanity/ui';
import type { ChangedPage } from '../../publishing/outcome.ts';
import { say } from '../../words/say.ts';
import { ChangedPages } from './ChangedPages.tsx';
import type { OutcomeWords } from './describeOutcome.ts';
import { HeldDocuments, type ToDocument } from './HeldDocuments.tsx';

interface OutcomeDetailsProps {
  readonly words: OutcomeWords;
  readonly pages: readonly ChangedPage[];
  /** Page of the publish server, which lists what is to be filed. */
  readonly statusPage: string;
  readonly toDocument: (id: string, type: string) => ToDocument;
}

/** The details of an outcome: sentences, pages to file, documents held back, changed pages. */
export const OutcomeDetails = ({ words, pages, statusPage, toDocument }: OutcomeDetailsProps) => (
  <Stack gap={3}>
    {words.lines.map((line) => (
      <Text key={line} size={1} style={{ whiteSpace: 'pre-line' }}>
        {line}
      </Text>
    ))}
    {words.filings?.map((filing) => (
      <Text key={filing} size={1}>
        {filing}{' '}
        <a href={statusPage} target="_blank" rel="noopener">
          {say('Get the copy and mark it as filed')}
        </a>
      </Text>
    ))}
    <HeldDocuments held={words.held ?? []} toDocument={toDocument} />
    {pages.length > 0 && <ChangedPages pages={pages} />}
  </Stack>
);
