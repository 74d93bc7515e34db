import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically and durably: to a temporary file beside it, flushed, then renamed.
 *
 * @param mode permissions, for a file that others must not read
 * @throws the file system's error; the temporary file is removed
 */
export async function writeFileDurably(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  try {
    await writeAndFlush(temporary, content, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flushFolder(path.dirname(file));
}

/**
 * Writes a file and flushes it to disk.
 *
 * @throws the file system's error, with the file's path
 */
export const writeAndFlush = (
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> =>
  writeFile(file, content, { flush: true, mode }).catch((error: unknown) => {
    // Errors of an open file handle lack the path.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  });

/** Makes renames in a folder durable. */
export const flushFolder = (folder: string): Promise<void> => flushFile(folder);

/** Flushes a file that another program wrote. */
export async function flushFile(file: string): Promise<void> {
  await using handle = await open(file, 'r');
  await handle.sync();
}

export const fileExists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
