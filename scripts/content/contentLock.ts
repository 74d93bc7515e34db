import path from 'node:path';
import { takeLock } from '../disk/lock.ts';
import { recoverGeneration } from './generation.ts';

/** Milliseconds. Readers hold the lock only briefly; a longer wait means that a pull is running. */
const LOCK_TIMEOUT = 2_000;

/**
 * Runs a function with exclusive access to the content of a checkout, after finishing or undoing an
 * interrupted pull.
 *
 * @param root of the checkout
 * @param refusal error message if a pull is running
 * @throws {CommandError} when a pull is running
 */
export async function withContent<T>(
  root: string,
  refusal: string,
  run: () => T | Promise<T>,
): Promise<T> {
  using _alone = takeLock(path.join(root, '.cache', 'pull-lock.db'), refusal, LOCK_TIMEOUT);
  await recoverGeneration(path.join(root, 'locales'));
  return await run();
}
