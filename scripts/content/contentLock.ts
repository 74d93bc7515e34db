import path from 'node:path';
import { takeLock } from '../disk/lock.ts';
import { recoverGeneration } from './generation.ts';

/** Milliseconds; others only read, which takes a moment, unless a pull is under way. */
const PATIENCE = 2_000;

/**
 * Has the content of a checkout to itself: no pull writes meanwhile, and what a killed one left is
 * finished or undone before.
 *
 * @param root of the checkout
 * @param refusal what to say when a pull is running
 * @throws {CommandError} when one is
 */
export async function withContent<T>(
  root: string,
  refusal: string,
  run: () => T | Promise<T>,
): Promise<T> {
  using _alone = takeLock(path.join(root, '.cache', 'pull-lock.db'), refusal, PATIENCE);
  await recoverGeneration(path.join(root, 'locales'));
  return await run();
}
