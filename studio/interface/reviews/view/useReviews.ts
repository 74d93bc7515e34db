import { useMemo } from 'react';
import { useSchema } from 'sanity';
import type { Unread } from '../../tool/Reading.tsx';
import { useWatchedDocuments } from '../../watch/useWatchedDocuments.ts';
import { type ReviewCalendar, sortReviews } from '../sortReviews.ts';

/** What has days to heed. */
const TYPES = ['program', 'project', 'guide', 'exchangeRates'];

/** What the lake answered so far. */
export type Reviews = Unread | { readonly state: 'ready'; readonly calendar: ReviewCalendar };

/** The calendar as it is now; drafts stand for what they will replace. */
export function useReviews(today: string): Reviews {
  const schema = useSchema();
  const watched = useWatchedDocuments(TYPES);
  return useMemo(() => {
    if (watched.state !== 'ready') return watched;
    const titleOf = (type: string) => schema.get(type)?.title ?? type;
    return { state: 'ready', calendar: sortReviews(watched.stored, today, titleOf) };
  }, [watched, schema, today]);
}
