/**
 * Runs one task at a time, each after what the browser has to do: letters that wait come first. Of
 * what is asked meanwhile only the newest is done, so that typing neither piles work up nor keeps
 * every result from being shown.
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
      await afterInput();
      const { input: next }: { readonly input: Input } = waiting;
      waiting = undefined;
      await run(next);
    }
    isRunning = false;
  };
}

/** Browsers hand on what is typed before they come to this. */
const afterInput = () => new Promise((resolve) => setTimeout(resolve));
