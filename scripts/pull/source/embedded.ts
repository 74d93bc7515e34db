import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { CommandError } from '../../command/command.ts';

/** A lake that was started for one pull. */
interface StartedLake {
  readonly origin: string;
  close(): Promise<unknown>;
}

const LAKE = new URL('../../lake/datasetWorker.ts', import.meta.url);

const Answer = v.union([v.object({ origin: v.string() }), v.object({ failure: v.string() })]);

/**
 * Starts the embedded lake in a thread of its own. The pull knows its address and nothing else: the
 * code path is that of every other lake.
 *
 * @param dataset folder of the embedded dataset
 * @throws {CommandError} when the dataset cannot be read
 */
export async function startEmbedded(dataset: string): Promise<StartedLake> {
  const worker = new Worker(LAKE, { workerData: dataset });
  const [message] = await once(worker, 'message');
  const answer = v.parse(Answer, message);
  if ('origin' in answer) return { origin: answer.origin, close: () => worker.terminate() };
  await worker.terminate();
  throw new CommandError(answer.failure);
}
