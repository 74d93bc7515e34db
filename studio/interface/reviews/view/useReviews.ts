import { useCallback, useEffect, useState } from 'react';
import { useClient, useSchema } from 'sanity';
import { watchDocuments } from '../../translations/view/watchDocuments.ts';
import { type ReviewCalendar, sortReviews } from '../sortReviews.ts';

/** What has days to heed. */
const TYPES = ['program', 'project', 'guide', 'exchangeRates'];

/** What the lake answered so far. */
export type Reviews =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly again: () => void }
  | { readonly state: 'ready'; readonly calendar: ReviewCalendar };

/** The calendar as it is now; drafts stand for what they will replace. */
export function useReviews(today: string): Reviews {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  const [attempt, setAttempt] = useState(0);
  const [reviews, setReviews] = useState<Reviews>({ state: 'loading' });
  const again = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    const titleOf = (type: string) => schema.get(type)?.title ?? type;
    setReviews({ state: 'loading' });
    return watchDocuments(client, TYPES, {
      changed: (documents) =>
        setReviews({ state: 'ready', calendar: sortReviews(documents, today, titleOf) }),
      failed: () => setReviews({ state: 'failed', again }),
    });
  }, [client, schema, today, attempt, again]);

  return reviews;
}
