/** Duration of a task, in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Runs a task several times in sequence; the median, because the machine has other work too. */
export async function medianOf(
  count: number,
  time: (index: number) => Promise<number>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) times.push(await time(index));
  return times.sort((a, b) => a - b)[Math.floor(count / 2)] ?? 0;
}

/** Formats 2.34 as `2.3 ms`. */
export const millisecondsText = (time: number): string => `${time.toFixed(1)} ms`;
