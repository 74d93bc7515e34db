import { Box, Button } from '@sanity/ui';
import { useCallback, useState } from 'react';
import { useSchema } from 'sanity';
import { dayOf } from '../../../../locales/day.ts';
import { say } from '../../../words/say.ts';
import type { StoredDocument } from '../../documents/overlay.ts';
import { type MadeOf, Reading } from '../../tool/Reading.tsx';
import { ToolPage } from '../../tool/ToolPage.tsx';
import { useWatchedDocuments } from '../../watch/useWatchedDocuments.ts';
import { type ReviewCalendar, sortReviews } from '../sortReviews.ts';
import { ReviewSection } from './ReviewSection.tsx';

/** What has days to heed. */
const TYPES = ['program', 'project', 'guide', 'exchangeRates'];

/** Lists what staff have to check, by its day. */
export function ReviewsTool() {
  const [today] = useState(() => dayOf(new Date()));
  const schema = useSchema();
  const sort = useCallback(
    (stored: readonly StoredDocument[]) =>
      sortReviews(stored, today, (type) => schema.get(type)?.title ?? type),
    [schema, today],
  );
  const reviews = useWatchedDocuments(TYPES, sort);
  return (
    <ToolPage
      title={say('Reviews')}
      description={say(
        'Figures and guides by the day on which somebody must check them again, and what changes on a day.',
      )}
    >
      <Content reviews={reviews} today={today} />
    </ToolPage>
  );
}

interface ContentProps {
  readonly reviews: MadeOf<ReviewCalendar>;
  readonly today: string;
}

function Content({ reviews, today }: ContentProps) {
  const [isLaterShown, setLaterShown] = useState(false);
  if (reviews.state !== 'ready') return <Reading documents={reviews} />;
  const { overdue, soon, later, until } = reviews.made;
  const rest = later.reduce((count, { entries }) => count + entries.length, 0);
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
                ? say('Hide what comes later')
                : say('Show what comes later ([count])', { count: rest })
            }
            onClick={() => setLaterShown(!isLaterShown)}
          />
        </Box>
      )}
    </>
  );
}
