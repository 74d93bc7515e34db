/**
 * Runs one task at a time. Of what is asked meanwhile only the newest is done, so that typing neither
 * piles work up nor keeps every result from being shown.
 *
 * @param run must not fail
 */
export function newestOnly<Input>(run: (input: Input) => Promise<void>) {
  let waiting: { readonly input: Input } | undefined;
  let isRunning = false;
  return async function ask(input: Input): Promise<void> {
    waiting = { input };
    if (isRunning) return;
    isRunning = true;
    while (waiting) {
      const { input: next } = waiting;
      waiting = undefined;
      await run(next);
    }
    isRunning = false;
  };
}
