import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { exists, flushFolder } from '../disk/durable.ts';

/** For its owner alone. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** What a lake keeps in its folder: tokens, and documents that are not published. */
const LAKE_FILES =
  /^(?:lake\.db(?:-wal|-shm|-journal)?|lock\.db(?:-journal)?|tokens\.json|\.tokens\.json\.part|assets)$/;

/**
 * Makes a lake's folder, and closes what it holds to other users of this machine. A folder that
 * holds other things as well is left as open as it is; the lake's own files in it are not.
 */
export async function makePrivate(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (made) await flushFolder(path.dirname(made));
  const entries = await readdir(folder);
  if (entries.every((name) => LAKE_FILES.test(name))) await chmod(folder, PRIVATE_FOLDER);
  for (const name of entries.filter((entry) => LAKE_FILES.test(entry)))
    await makeOwnerOnly(path.join(folder, name));
}

/**
 * Makes an empty database, unless it is there: SQLite gives its further files the rights of the one
 * that it finds. One that is there is not even opened: closing it would end the locks on it that
 * this process holds.
 */
export async function makePrivateFile(file: string): Promise<void> {
  if (await exists(file)) return;
  await (await open(file, 'a', PRIVATE_FILE)).close();
}

async function makeOwnerOnly(place: string): Promise<void> {
  const names = await readdir(place).catch(() => undefined);
  await chmod(place, names ? PRIVATE_FOLDER : PRIVATE_FILE);
  for (const name of names ?? []) await makeOwnerOnly(path.join(place, name));
}
