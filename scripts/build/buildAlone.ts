import { takeLock } from '../disk/lock.ts';
import type { Places } from './places.ts';

/** What becomes of a build that the disk stops. */
export const NEXT_BUILD = 'The next build continues where this one stopped';

/**
 * Runs a build, or a part of one, while no other runs in the checkout.
 *
 * @throws {CommandError} when another is running
 */
export async function buildAlone<T>({ root, lock }: Places, run: () => Promise<T>): Promise<T> {
  using _alone = takeLock(lock, `Another build is running in ${root}: wait for it to end`);
  return await run();
}
