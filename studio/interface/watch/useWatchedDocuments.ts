import { useEffect, useState } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from '../documents/overlay.ts';
import type { Unread } from '../tool/Reading.tsx';
import { watchDocuments } from './watchDocuments.ts';

/** What the lake answered so far: drafts beside published documents. */
type Watched = Unread | { readonly state: 'ready'; readonly stored: readonly StoredDocument[] };

const LOADING: Watched = { state: 'loading' };

/**
 * All documents of some types, as they are now.
 *
 * @param types the same list each time
 */
export function useWatchedDocuments(types: readonly string[]): Watched {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [attempt, setAttempt] = useState(0);
  const [watched, setWatched] = useState(LOADING);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew
  useEffect(() => {
    setWatched(LOADING);
    const again = () => setAttempt((count) => count + 1);
    return watchDocuments(
      client,
      { types },
      {
        changed: (stored) => setWatched({ state: 'ready', stored }),
        failed: () => setWatched({ state: 'failed', again }),
      },
    );
  }, [client, types, attempt]);

  return watched;
}
