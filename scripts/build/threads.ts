import { parentPort, Worker } from 'node:worker_threads';

interface TaskRequest<Task> {
  readonly id: number;
  readonly task: Task;
}

type TaskResponse<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly error: unknown };

/**
 * Starts a pool of threads. Each task goes to the thread with the shortest queue.
 *
 * @param module calls {@link handleTasks}
 * @param workerData initial data of each thread
 */
export function startThreads<Task, Result>(module: URL, count: number, workerData: unknown) {
  const threads = Array.from({ length: count }, () =>
    startThread<Task, Result>(new Worker(module, { workerData })),
  );
  return {
    /** @throws the error of the task, or an error if its thread has ended */
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
  let count = 0;
  let end: Error | undefined;
  const endAll = (reason: Error) => {
    end ??= reason;
    for (const { reject } of waiting.values()) reject(end);
    waiting.clear();
  };
  worker.on('message', (response: TaskResponse<Result>) => {
    const promise = waiting.get(response.id);
    waiting.delete(response.id);
    if ('result' in response) promise?.resolve(response.result);
    else promise?.reject(response.error);
  });
  worker.on('error', endAll);
  worker.on('exit', () => endAll(new Error('its thread has ended')));
  const run = (task: Task): Promise<Result> => {
    if (end) return Promise.reject(end);
    const promise = Promise.withResolvers<Result>();
    const request: TaskRequest<Task> = { id: count++, task };
    waiting.set(request.id, promise);
    worker.postMessage(request);
    return promise.promise;
  };
  return { worker, waiting, run };
}

/** Handles tasks in a thread, see {@link startThreads}. */
export function handleTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const respond = (message: TaskResponse<Result>) => parentPort?.postMessage(message);
  parentPort?.on('message', ({ id, task }: TaskRequest<Task>) => {
    run(task).then(
      (result) => respond({ id, result }),
      (error: unknown) => respond({ id, error }),
    );
  });
}
