import { Heading, Stack, Text } from '@sanity/ui';
import { say } from '../../../words/say.ts';
import type { ReviewedDocument } from '../sortReviews.ts';
import { DocumentReviews } from './DocumentReviews.tsx';

interface ReviewSectionProps {
  readonly title: string;
  readonly documents: readonly ReviewedDocument[];
  readonly today: string;
  readonly isOverdue?: boolean;
}

/** A part of the calendar. */
export function ReviewSection({ title, documents, today, isOverdue }: ReviewSectionProps) {
  const count = documents.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <Stack gap={4} as="section" aria-label={title}>
      <Heading as="h2" size={1}>
        {title} ({count})
      </Heading>
      {count === 0 && <Text muted>{say('Nothing.')}</Text>}
      {documents.map((document) => (
        <DocumentReviews
          key={document.id}
          document={document}
          today={today}
          isOverdue={isOverdue ?? false}
        />
      ))}
    </Stack>
  );
}
