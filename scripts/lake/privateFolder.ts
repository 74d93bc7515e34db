import { chmod, mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { fileExists, flushFolder } from '../disk/durableWrites.ts';

/** Accessible to the owner only. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** The files of a lake, which contain tokens and unpublished documents. */
const LAKE_FILES =
  /^(?:lake\.db(?:-wal|-shm|-journal)?|lock\.db(?:-journal)?|tokens\.json|\.tokens\.json\.part|assets)$/;

/**
 * Creates a lake's folder and restricts its files to their owner. The permissions of the folder itself
 * are changed only if it contains nothing else.
 *
 * @throws {CommandError} when the folder has contents, but no lake
 */
export async function makePrivate(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  if (made) await flushFolder(path.dirname(made));
  const entries = await readdir(folder);
  requireLakes(folder, entries);
  if (entries.every((name) => LAKE_FILES.test(name))) await chmod(folder, PRIVATE_FOLDER);
  for (const name of entries.filter((entry) => LAKE_FILES.test(entry)))
    await makeOwnerOnly(path.join(folder, name));
}

/** An `assets` folder alone may be anybody's; the tokens alone are what is kept of a deleted lake. */
function requireLakes(folder: string, entries: readonly string[]): void {
  const other = entries.find((name) => name !== 'tokens.json');
  if (other && !entries.includes('lake.db') && !entries.includes('lock.db'))
    throw new CommandError(
      `${folder} contains no lake, but something else (${other}): choose a new or empty folder`,
    );
}

/**
 * Creates an empty database file if missing: SQLite gives its other files the same permissions. An
 * existing file is not opened, because closing it would release the locks that this process holds.
 */
export async function makePrivateFile(file: string): Promise<void> {
  if (await fileExists(file)) return;
  await (await open(file, 'a', PRIVATE_FILE)).close();
}

async function makeOwnerOnly(place: string): Promise<void> {
  const names = await readdir(place).catch(() => undefined);
  await chmod(place, names ? PRIVATE_FOLDER : PRIVATE_FILE);
  for (const name of names ?? []) await makeOwnerOnly(path.join(place, name));
}
