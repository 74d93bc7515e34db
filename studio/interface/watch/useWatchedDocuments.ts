import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import type { StoredDocument } from '../documents/overlay.ts';
import type { Loadable } from '../tool/LoadState.tsx';
import { watchDocuments } from './watchDocuments.ts';

type Documents = Loadable<readonly StoredDocument[]>;

const LOADING: Documents = { state: 'loading' };

/**
 * A value computed from all documents of some types, kept current.
 *
 * @param types a stable array
 * @param make a stable function; receives drafts beside published documents
 */
export function useWatchedDocuments<T>(
  types: readonly string[],
  make: (stored: readonly StoredDocument[]) => T,
): Loadable<T> {
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
        changed: (value) => setWatched({ state: 'ready', value }),
        failed: () => setWatched({ state: 'failed', again }),
      },
    );
  }, [client, types, attempt]);

  return useMemo(
    () => (watched.state === 'ready' ? { ...watched, value: make(watched.value) } : watched),
    [watched, make],
  );
}
