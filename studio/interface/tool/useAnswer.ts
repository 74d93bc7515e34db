import { useEffect, useState } from 'react';

/**
 * The latest answer of an asynchronous function; `undefined` before the first.
 *
 * @param ask a stable function; a new one asks again; returns nothing while there is nothing to ask
 */
export function useAnswer<T>(ask: () => Promise<T> | undefined): T | undefined {
  const [answer, setAnswer] = useState<T>();
  useEffect(() => {
    let isLatest = true;
    void ask()?.then((given) => {
      if (isLatest) setAnswer(() => given);
    });
    return () => {
      isLatest = false;
    };
  }, [ask]);
  return answer;
}
