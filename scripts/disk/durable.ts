import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that it is there whole or not at all, whatever happens: written beside its
 * place, flushed, then renamed.
 *
 * @param mode of a file that others may not read
 * @throws the file system's error; nothing is left behind
 */
export async function writeFileDurably(
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  try {
    await writeFlushed(part, content, mode);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await flushFolder(path.dirname(file));
}

/**
 * Writes a file and waits until it is on the disk.
 *
 * @throws the file system's error, with the file's path
 */
export const writeFlushed = (
  file: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> =>
  writeFile(file, content, { flush: true, mode }).catch((error: unknown) => {
    // An open file does not know its name.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  });

/** Makes renames inside a folder last. */
export const flushFolder = (folder: string): Promise<void> => flushFile(folder);

/** Waits until what others wrote to a file is on the disk. */
export async function flushFile(file: string): Promise<void> {
  await using handle = await open(file, 'r');
  await handle.sync();
}

/** Whether a file is there. */
export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
