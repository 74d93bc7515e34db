/** Times the steps of a build, in whole milliseconds. */
export function startStopwatch() {
  const steps: Record<string, number> = {};
  return {
    steps,
    async time<T>(step: string, run: () => Promise<T>): Promise<T> {
      const start = performance.now();
      const result = await run();
      steps[step] = Math.round(performance.now() - start);
      return result;
    },
  };
}
