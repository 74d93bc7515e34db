import { startTransition, useEffect, useState } from 'react';
import { runLatest } from './runLatest.ts';
import type { Loadable } from './WhenLoaded.tsx';

/**
 * The latest result of an asynchronous function. While it is called faster than it returns, as when
 * somebody types, some of the results are still shown.
 *
 * @param load a stable function; a new one is called again; returns nothing if there is nothing to load
 */
export function useLoadable<T>(load: () => Promise<T> | undefined): Loadable<T> {
  const [loaded, setLoaded] = useState<Loadable<T>>({});
  const [attempt, setAttempt] = useState(0);
  const [next] = useState(() =>
    runLatest(async (current: typeof load, isNewest) => {
      try {
        const value = await current();
        // Keystrokes may interrupt the rendering of it.
        if (value !== undefined) startTransition(() => setLoaded({ value }));
      } catch {
        const retry = () => {
          setLoaded({});
          setAttempt((count) => count + 1);
        };
        if (isNewest()) setLoaded({ retry });
      }
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => void next(load), [next, load, attempt]);
  return loaded;
}
