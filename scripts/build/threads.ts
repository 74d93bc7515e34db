import { once } from 'node:events';
import { parentPort, Worker } from 'node:worker_threads';
import pLimit from 'p-limit';

type Answer<Result> = { readonly result: Result } | { readonly error: unknown };

/** In megabytes. With V8's 48, threads that render thousands of pages take a fifth more memory. */
const YOUNG_GENERATION = 24;

/**
 * Starts a pool of threads. Each thread has one task at a time; the others wait.
 *
 * @param module calls {@link handleTasks}
 * @param workerData initial data of each thread
 */
export function startThreads<Task, Result>(module: URL, count: number, workerData: unknown) {
  const threads = Array.from({ length: count }, () => startThread(module, workerData));
  const idle = [...threads];
  const limit = pLimit(count);
  return {
    /** @throws the error of the task, or an error if its thread has ended */
    run: (task: Task): Promise<Result> =>
      limit(async () => {
        const thread = idle.pop();
        if (!thread) throw new RangeError('there are no threads');
        const { worker, ended } = thread;
        try {
          worker.postMessage(task);
          const [answer]: Answer<Result>[] = await once(worker, 'message', { signal: ended });
          if (answer && 'result' in answer) return answer.result;
          throw answer?.error;
        } catch (error) {
          throw ended.aborted ? ended.reason : error;
        } finally {
          idle.push(thread);
        }
      }),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

function startThread(module: URL, workerData: unknown) {
  const worker = new Worker(module, {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
  });
  const ending = new AbortController();
  worker.once('error', (error) => ending.abort(error));
  worker.once('exit', () => ending.abort(new Error('its thread has ended')));
  return { worker, ended: ending.signal };
}

/** Handles tasks in a thread, see {@link startThreads}. */
export function handleTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const answer = (content: Answer<Result>) => parentPort?.postMessage(content);
  parentPort?.on('message', (task: Task) => {
    run(task).then(
      (result) => answer({ result }),
      (error: unknown) => answer({ error }),
    );
  });
}
