/** As many as keep both the processor and the disk busy, and memory small. */
const AT_ONCE = 8;

/**
 * Does something with every item, a few at the same time. After a failure no further item is begun.
 *
 * @throws the first failure, once everything that was begun has ended
 */
export async function atOnce<T>(
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
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
