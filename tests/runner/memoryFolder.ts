import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, freemem } from 'node:os';

/** Linux's in-memory file system. */
const MEMORY = '/dev/shm';

/** Ten times the peak usage of all tests together. */
const ENOUGH = 1024 ** 3;

/**
 * Creates a folder in memory for the temporary files of tests, which on a disk spend a third of their
 * time waiting for flushes.
 *
 * @returns `undefined` on a machine without such a file system or with too little memory
 */
export const makeMemoryFolder = (): string | undefined =>
  hasRoom() ? makeFolderOfRun(MEMORY) : undefined;

/** Creates a folder that is removed when this process exits, also when it is interrupted. */
export function makeFolderOfRun(place: string): string {
  const folder = mkdtempSync(`${place}/site-tests-`);
  // Web servers under test run as other users.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY) || freemem() < 4 * ENOUGH || !runsPrograms()) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH;
}

/** Tests execute files that they write; containers may mount this file system as `noexec`. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  // The last mount hides earlier ones.
  const options = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === MEMORY);
  return !options?.[3]?.split(',').includes('noexec');
}
