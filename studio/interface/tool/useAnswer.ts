import { useEffect, useState } from 'react';

/**
 * What was answered last; nothing before the first answer.
 *
 * @param ask the same as long as it asks the same; nothing while there is nothing to ask
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
