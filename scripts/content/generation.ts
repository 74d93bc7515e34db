import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { digest } from '../disk/digest.ts';
import { flushFolder, writeAndFlush } from '../disk/durableWrites.ts';
import { toJson } from '../disk/json.ts';
import { takeLock } from '../disk/lock.ts';

/**
 * Files of `locales/` that belong together: their JSON values, by name. They are serialised one at a
 * time when written, because the text of all of them takes more memory than the values.
 */
export type Generation = ReadonlyMap<string, unknown>;

const STAGING = '.next';

/** Marks a staging folder whose files are all on disk. */
const READY = 'ready';

/**
 * Replaces all files of a generation atomically: after a kill at any time, {@link recoverGeneration}
 * restores either the complete old or the complete new generation.
 *
 * @param folder the folder `locales`
 * @param prepare runs when the new files are on disk, before they become visible
 */
export async function commitGeneration(
  folder: string,
  files: Generation,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const staging = path.join(folder, STAGING);
  await mkdir(staging);
  try {
    for (const [name, value] of files) await writeAndFlush(path.join(staging, name), toJson(value));
    await flushFolder(staging);
    await prepare();
    await writeAndFlush(path.join(staging, READY), '');
    await flushFolder(staging);
    // Otherwise a power cut could lose the staging folder but not a file renamed out of it.
    await flushFolder(folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await finish(folder);
}

/**
 * Finishes or undoes an interrupted pull. Must be called before the content is read.
 *
 * @param folder the folder `locales`
 */
export async function recoverGeneration(folder: string): Promise<void> {
  const staged = await readdir(path.join(folder, STAGING)).catch(() => undefined);
  if (!staged) return;
  if (staged.includes(READY)) await finish(folder);
  else await rm(path.join(folder, STAGING), { recursive: true });
}

async function finish(folder: string): Promise<void> {
  const staging = path.join(folder, STAGING);
  for (const name of await readdir(staging)) {
    if (name !== READY) await rename(path.join(staging, name), path.join(folder, name));
  }
  await flushFolder(folder);
  await rm(staging, { recursive: true });
}

/**
 * The files of a generation that differ from the previous ones.
 *
 * @param previous digests of the previous files, by name
 */
export const findChangedFiles = (
  previous: ReadonlyMap<string, string>,
  files: Generation,
): string[] =>
  Array.from(files)
    .filter(([name, value]) => previous.get(name) !== digest(toJson(value)))
    .map(([name]) => name);

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
export async function withContentLock<T>(
  root: string,
  refusal: string,
  run: () => T | Promise<T>,
): Promise<T> {
  using _alone = takeLock(path.join(root, '.cache', 'pull-lock.db'), refusal, LOCK_TIMEOUT);
  await recoverGeneration(path.join(root, 'locales'));
  return await run();
}
