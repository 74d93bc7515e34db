import { useEffect, useState } from 'react';

/** Longer than a typist pauses between two words, in milliseconds. */
const IDLE_AFTER = 2_500;

/**
 * Whether a document was not edited for a while.
 *
 * @param revision of its draft
 */
export function useIsIdle(revision: string | undefined): boolean {
  const [settled, setSettled] = useState<string | null | undefined>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(revision), IDLE_AFTER);
    return () => clearTimeout(timer);
  }, [revision]);
  return settled === revision;
}
