/** Keeps both CPU and disk busy without using much memory. */
const CONCURRENCY = 8;

/**
 * Processes items with limited concurrency. After an error, no further items are started.
 *
 * @throws the first error, once all started items have ended
 */
export async function forEachConcurrently<T>(
  items: Iterable<T>,
  run: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items].reverse();
  const work = async () => {
    try {
      for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await run(item);
    } finally {
      waiting.length = 0;
    }
  };
  const works = Array.from({ length: CONCURRENCY }, work);
  await Promise.all(works).finally(() => Promise.allSettled(works));
}
