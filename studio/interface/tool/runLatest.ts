/**
 * Runs one task at a time, after pending browser events, so that keystrokes are handled first. Of
 * the requests made meanwhile only the newest is run, so that typing neither queues up work nor
 * keeps every result from being shown.
 *
 * @param run must not reject; `isNewest` tells whether nothing else has been requested since
 */
export function runLatest<Input>(run: (input: Input, isNewest: () => boolean) => Promise<void>) {
  let waiting: { readonly input: Input } | undefined;
  let isRunning = false;
  return async function ask(input: Input): Promise<void> {
    waiting = { input };
    if (isRunning) return;
    isRunning = true;
    while (waiting) {
      await afterInput();
      const { input: next }: { readonly input: Input } = waiting;
      waiting = undefined;
      await run(next, () => waiting === undefined);
    }
    isRunning = false;
  };
}

/** Browsers dispatch pending input before this timer. */
const afterInput = () => new Promise((resolve) => setTimeout(resolve));
