import { startTransition, useEffect, useState } from 'react';
import type { Loadable } from './Loaded.tsx';
import { newestOnly } from './newestOnly.ts';

/**
 * The latest answer of an asynchronous function. If it can be asked anew before it has answered, as
 * when somebody types, it still answers now and then.
 *
 * @param ask a stable function; a new one asks again; returns nothing while there is nothing to ask
 */
export function useAnswer<T>(ask: () => Promise<T> | undefined): Loadable<T> {
  const [answer, setAnswer] = useState<Loadable<T>>({});
  const [attempt, setAttempt] = useState(0);
  const [next] = useState(() =>
    newestOnly(async (asked: typeof ask, isNewest) => {
      try {
        const value = await asked();
        // What is made of it may be interrupted by keystrokes.
        if (value !== undefined) startTransition(() => setAnswer({ value }));
      } catch {
        const again = () => {
          setAnswer({});
          setAttempt((count) => count + 1);
        };
        if (isNewest()) setAnswer({ again });
      }
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => void next(ask), [next, ask, attempt]);
  return answer;
}
