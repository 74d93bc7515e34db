import { useEffect, useState } from 'react';

/** Longer than between two words of somebody who types, in milliseconds. */
const PAUSE = 2_500;

/**
 * Whether nothing was written in a document for a while.
 *
 * @param revision what its draft is now
 */
export function useIsPause(revision: string | undefined): boolean {
  const [settled, setSettled] = useState<string | null | undefined>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), PAUSE);
    return () => clearTimeout(timer);
  }, [revision]);
  return settled === revision;
}
