import { Box, Button } from '@sanity/ui';
import { useState } from 'react';
import { dayOf } from '../../../../locales/day.ts';
import { say } from '../../../words/say.ts';
import { Reading } from '../../tool/Reading.tsx';
import { ToolPage } from '../../tool/ToolPage.tsx';
import { ReviewSection } from './ReviewSection.tsx';
import { type Reviews, useReviews } from './useReviews.ts';

/** Lists what staff have to check, by its day. */
export function ReviewsTool() {
  const [today] = useState(() => dayOf(new Date()));
  const reviews = useReviews(today);
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

function Content({ reviews, today }: { readonly reviews: Reviews; readonly today: string }) {
  const [isLaterShown, setLaterShown] = useState(false);
  if (reviews.state !== 'ready') return <Reading documents={reviews} />;
  const { overdue, soon, later, until } = reviews.calendar;
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
