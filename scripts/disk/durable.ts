import { access, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that it is there whole or not at all, whatever happens: written beside its
 * place, flushed, then renamed.
 *
 * @throws the file system's error; nothing is left behind
 */
export async function writeFileDurably(file: string, content: string | Uint8Array): Promise<void> {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.part`);
  try {
    await writeFlushed(part, content);
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
export async function writeFlushed(file: string, content: string | Uint8Array): Promise<void> {
  const handle = await open(file, 'w');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // An open file does not know its name.
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  } finally {
    await handle.close();
  }
}

/** Makes renames inside a folder last. */
export const flushFolder = (folder: string): Promise<void> => flushFile(folder);

/** Waits until what others wrote to a file is on the disk. */
export async function flushFile(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Whether a file is there. */
export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
