import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from '../documents/overlay.ts';
import type { MadeOf } from '../tool/Reading.tsx';
import { watchDocuments } from './watchDocuments.ts';

type Documents = MadeOf<readonly StoredDocument[]>;

const LOADING: Documents = { state: 'loading' };

/**
 * What is made of all documents of some types, as they are now.
 *
 * @param types the same list each time
 * @param make is given drafts beside published documents; the same as long as it makes the same
 */
export function useWatchedDocuments<T>(
  types: readonly string[],
  make: (stored: readonly StoredDocument[]) => T,
): MadeOf<T> {
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
        changed: (made) => setWatched({ state: 'ready', made }),
        failed: () => setWatched({ state: 'failed', again }),
      },
    );
  }, [client, types, attempt]);

  return useMemo(
    () => (watched.state === 'ready' ? { ...watched, made: make(watched.made) } : watched),
    [watched, make],
  );
}
