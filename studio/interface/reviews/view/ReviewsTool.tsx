import { Box, Button } from '@sanity/ui';
import { useState } from 'react';
import { dayOf } from '../../../../locales/day.ts';
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
      title="Reviews"
      description="Figures and guides by the day on which somebody must check them again, and what changes on a day."
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
      <ReviewSection title={`Overdue on ${today}`} documents={overdue} today={today} isOverdue />
      <ReviewSection title={`Until ${until}`} documents={soon} today={today} />
      {isLaterShown && <ReviewSection title="Later" documents={later} today={today} />}
      {rest > 0 && (
        <Box>
          <Button
            mode="ghost"
            aria-expanded={isLaterShown}
            text={isLaterShown ? 'Hide what comes later' : `Show what comes later (${rest})`}
            onClick={() => setLaterShown(!isLaterShown)}
          />
        </Box>
      )}
    </>
  );
}
