import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushFolder, writeFlushed } from '../disk/durable.ts';
import { toJson } from '../disk/json.ts';

/**
 * Files of `locales/` that belong together: what each holds as JSON, by name. Each becomes text
 * as it is written: the texts of all at once take more memory than what they say.
 */
export type Generation = ReadonlyMap<string, unknown>;

const STAGING = '.next';

/** Stands in the staging folder once all files of the new generation are on the disk. */
const READY = 'ready';

/**
 * Replaces all files of a generation as one: after a kill at any moment {@link recoverGeneration}
 * finds all of the old or all of the new.
 *
 * @param folder the folder `locales`
 * @param prepare does what must be done before the new files are seen, once they are on the disk
 */
export async function commitGeneration(
  folder: string,
  files: Generation,
  prepare: () => Promise<void> = async () => {},
): Promise<void> {
  const staging = path.join(folder, STAGING);
  await mkdir(staging);
  try {
    for (const [name, value] of files) await writeFlushed(path.join(staging, name), toJson(value));
    await flushFolder(staging);
    await prepare();
    await writeFlushed(path.join(staging, READY), '');
    await flushFolder(staging);
    // Else a power cut could take the staging folder and leave a file that was renamed out of it.
    await flushFolder(folder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  await finish(folder);
}

/**
 * Finishes or undoes what a killed pull left; every command that reads the content calls it first.
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
 * The files of a generation whose content differs from what is on the disk.
 *
 * @param folder the folder `locales`
 */
export async function changedFiles(folder: string, files: Generation): Promise<string[]> {
  const changed: string[] = [];
  for (const [name, value] of files) {
    const present = await readFile(path.join(folder, name), 'utf8').catch(() => undefined);
    if (present !== toJson(value)) changed.push(name);
  }
  return changed;
}
