import { takeLock } from '../disk/lock.ts';
import type { BuildPaths } from './paths.ts';

/** Ends the message of a disk error. */
export const NEXT_BUILD_CONTINUES = 'The next build continues where this one stopped';

/**
 * Runs a build, or a part of one, under a lock on the checkout.
 *
 * @throws {CommandError} when another build is running
 */
export async function withBuildLock<T>(
  { root, lock }: BuildPaths,
  run: () => Promise<T>,
): Promise<T> {
  using _alone = takeLock(lock, `Another build is running in ${root}: wait until it has finished`);
  return await run();
}
