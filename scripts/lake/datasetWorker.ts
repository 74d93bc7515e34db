import { parentPort, workerData } from 'node:worker_threads';
import { failureMessage } from '../command/failure.ts';
import { startLake } from './server.ts';

/**
 * A lake in a thread of its own, which only reads: whoever starts it gives the dataset's folder,
 * and is told where it answers or why it does not.
 */
try {
  const { origin } = await startLake(String(workerData));
  parentPort?.postMessage({ origin });
} catch (error) {
  parentPort?.postMessage({ failure: failureMessage(error) });
}
