import { parentPort, workerData } from 'node:worker_threads';
import { failureMessage } from '../command/failure.ts';
import { startLake } from './server.ts';

/**
 * A read-only lake in a worker thread. `workerData` is the dataset's folder; the worker posts its
 * origin or the reason why it could not start.
 */
try {
  const { origin } = await startLake(String(workerData));
  parentPort?.postMessage({ origin });
} catch (error) {
  parentPort?.postMessage({ failure: failureMessage(error) });
}
