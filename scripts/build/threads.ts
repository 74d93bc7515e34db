import { parentPort, Worker } from 'node:worker_threads';

interface Asked<Task> {
  readonly id: number;
  readonly task: Task;
}

type Answer<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: unknown };

/**
 * Starts threads that do the same kind of task. Each goes to the thread that has the fewest waiting.
 *
 * @param module calls {@link doTasks}
 * @param workerData what each is given
 */
export function startThreads<Task, Result>(module: URL, count: number, workerData: unknown) {
  const threads = Array.from({ length: count }, () =>
    startThread<Task, Result>(new Worker(module, { workerData })),
  );
  return {
    /** @throws what the task threw, or an error when its thread has ended */
    run: (task: Task): Promise<Result> => {
      const [idlest] = threads.toSorted((a, b) => a.waiting.size - b.waiting.size);
      if (!idlest) throw new RangeError('there are no threads');
      return idlest.run(task);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread<Task, Result>(worker: Worker) {
  const waiting = new Map<number, PromiseWithResolvers<Result>>();
  let [count, end]: [number, Error | undefined] = [0, undefined];
  const endAll = (reason: Error) => {
    end ??= reason;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on('message', (answer: Answer<Result>) => {
    const promise = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('result' in answer) promise?.resolve(answer.result);
    else promise?.reject(answer.error);
  });
  worker.on('error', endAll);
  worker.on('exit', () => endAll(new Error('its thread has ended')));
  const run = (task: Task): Promise<Result> => {
    if (end) return Promise.reject(end);
    const promise = Promise.withResolvers<Result>();
    const asked: Asked<Task> = { id: count++, task };
    waiting.set(asked.id, promise);
    worker.postMessage(asked);
    return promise.promise;
  };
  return { worker, waiting, run };
}

/** In a thread: does the tasks that it is sent, see {@link startThreads}. */
export function doTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const answer = (message: Answer<Result>) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ id, task }: Asked<Task>) => {
    run(task).then(
      (result) => answer({ id, result }),
      (error: unknown) => answer({ id, error }),
    );
  });
}
