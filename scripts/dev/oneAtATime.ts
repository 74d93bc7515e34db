/** A task that is asked for again and again. */
export interface Repeated {
  /** Asks for a run: those asked for before it begins, or during one, are answered by one run. */
  ask(): void;
  stop(): void;
}

interface Pauses {
  /** Before a run, so that what happens together is answered together; in milliseconds. */
  readonly pause: number;
  /** Before a run that failed is repeated, in milliseconds. */
  readonly retry: number;
}

/** Runs a task when it is asked for, one run at a time, and again when it failed. */
export function oneAtATime(
  task: () => Promise<void>,
  { pause, retry }: Pauses,
  onFailure: (cause: unknown) => void,
): Repeated {
  let timer: NodeJS.Timeout | undefined;
  let isAsked = false;
  let isRunning = false;
  let isStopped = false;
  const wait = (time: number) => {
    if (!isStopped && !isRunning) timer ??= setTimeout(run, time);
  };
  const run = async () => {
    timer = undefined;
    isAsked = false;
    isRunning = true;
    const failure = await task().then(
      () => undefined,
      (cause: unknown) => ({ cause }),
    );
    isRunning = false;
    if (isStopped) return;
    if (failure) onFailure(failure.cause);
    if (failure) wait(retry);
    else if (isAsked) wait(pause);
  };
  return {
    ask: () => {
      isAsked = true;
      wait(pause);
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
