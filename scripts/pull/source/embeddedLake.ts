import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { CommandError } from '../../command/command.ts';

/** A lake started for a single pull. */
interface StartedLake {
  readonly origin: string;
  close(): Promise<unknown>;
}

const LAKE = new URL('../../lake/datasetWorker.ts', import.meta.url);

const MessageSchema = v.union([
  v.object({ origin: v.string() }),
  v.object({ failure: v.string() }),
]);

/**
 * Starts the embedded lake in a worker thread. The pull only knows its address and uses it like any
 * other lake.
 *
 * @param dataset folder of the embedded dataset
 * @throws {CommandError} when the dataset cannot be read
 */
export async function startEmbeddedLake(dataset: string): Promise<StartedLake> {
  const worker = new Worker(LAKE, { workerData: dataset });
  const [message] = await once(worker, 'message');
  const started = v.parse(MessageSchema, message);
  if ('origin' in started) return { origin: started.origin, close: () => worker.terminate() };
  await worker.terminate();
  throw new CommandError(started.failure);
}
