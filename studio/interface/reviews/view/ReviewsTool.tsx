import { Box, Button, Heading, Stack, Text } from '@sanity/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSchema } from 'sanity';
import { dayInTimeZone } from '../../../../locales/day.ts';
import type { StoredDocument } from '../../../schema/overlay.ts';
import { say } from '../../../words/say.ts';
import { ToolPage } from '../../tool/ToolPage.tsx';
import { WhenLoaded } from '../../tool/WhenLoaded.tsx';
import { useStoredDocuments } from '../../watch/useStoredDocuments.ts';
import { type ReviewedDocument, sortReviews } from '../sortReviews.ts';
import { DocumentReviews } from './DocumentReviews.tsx';

/** The document types with review dates. */
const TYPES = ['program', 'project', 'guide', 'exchangeRates'];

/** Lists what staff must check, by date. */
export function ReviewsTool() {
  const documents = useStoredDocuments({ types: TYPES });
  return (
    <ToolPage
      title={say('Reviews')}
      description={say(
        'Figures and guides by next review date, and changes that take effect on a set date.',
      )}
    >
      <WhenLoaded source={documents}>{(stored) => <Reviews stored={stored} />}</WhenLoaded>
    </ToolPage>
  );
}

const MINUTE = 60_000;

/** Today's date for the editor, also in a Studio that stays open overnight. */
function useToday(): string {
  const [today, setToday] = useState(() => dayInTimeZone(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setToday(dayInTimeZone(new Date())), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return today;
}

/** All reviews by date, the later ones on request. */
function Reviews({ stored }: { readonly stored: readonly StoredDocument[] }) {
  const today = useToday();
  const schema = useSchema();
  const [isLaterShown, setLaterShown] = useState(false);
  const { overdue, soon, later, until } = useMemo(
    () => sortReviews(stored, today, (type) => schema.get(type)?.title ?? type),
    [stored, today, schema],
  );
  const rest = countOf(later);
  return (
    <>
      <ReviewSection
        title={say('Overdue on [day]', { day: today })}
        documents={overdue}
        today={today}
        isOverdue
      />
      <ReviewSection title={say('Until [day]', { day: until })} documents={soon} today={today} />
      {isLaterShown && <ReviewSection title={say('Later')} documents={later} today={today} />}
      {rest > 0 && (
        <Box>
          <Button
            mode="ghost"
            aria-expanded={isLaterShown}
            text={
              isLaterShown
                ? say('Hide later dates')
                : say('Show later dates ([count])', { count: rest })
            }
            onClick={() => setLaterShown(!isLaterShown)}
          />
        </Box>
      )}
    </>
  );
}

interface ReviewSectionProps {
  readonly title: string;
  readonly documents: readonly ReviewedDocument[];
  readonly today: string;
  readonly isOverdue?: boolean;
}

/** A part of the calendar. */
function ReviewSection({ title, documents, today, isOverdue }: ReviewSectionProps) {
  const count = countOf(documents);
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

const countOf = (documents: readonly ReviewedDocument[]) =>
  documents.flatMap(({ entries }) => entries).length;
