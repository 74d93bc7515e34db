import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { constants, freemem } from 'node:os';

/** What Linux keeps here lies in memory. */
const MEMORY = '/dev/shm';

/** Ten times what all tests together have there at once. */
const ENOUGH = 1024 ** 3;

/**
 * A folder in memory for the temporary files of tests: on a disk a third of their time is spent on
 * waiting until what they write is durable.
 *
 * @returns `undefined` on a machine that has no such place or too little memory
 */
export const makeMemoryFolder = (): string | undefined =>
  hasRoom() ? makeFolderOfRun(MEMORY) : undefined;

/** Makes a folder that is gone when this process ends, also when it is interrupted. */
export function makeFolderOfRun(place: string): string {
  const folder = mkdtempSync(`${place}/site-tests-`);
  // Web servers of tests run as other users.
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

/** Tests run programs that they write; containers may forbid that here. */
function runsPrograms(): boolean {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  // The last one covers those before it.
  const options = mounts.map((line) => line.split(' ')).findLast(([, place]) => place === MEMORY);
  return !options?.[3]?.split(',').includes('noexec');
}
