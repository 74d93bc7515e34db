/**
 * Times the steps of a build, in whole milliseconds.
 *
 * @param onStep called as each begins
 */
export function startStopwatch(onStep: (name: string) => void) {
  const steps: Record<string, number> = {};
  return {
    steps,
    async time<T>(name: string, run: () => Promise<T>): Promise<T> {
      onStep(name);
      const start = performance.now();
      const result = await run();
      steps[name] = Math.round(performance.now() - start);
      return result;
    },
  };
}
