import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { failureCode } from '../command/failure.ts';
import { flushFile, flushFolder } from './durable.ts';

/** At once: enough to keep the disk busy, and few beside the file handles of a process. */
const CONCURRENCY = 32;

/** File systems that cannot link, or not across, or not once more. */
const CANNOT_LINK = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Makes a folder that holds the same files as another, by hard links where the file system allows
 * and else as copies; they are on the disk when this returns.
 *
 * @param from its files are replaced and never rewritten, so that what is linked stays as it is
 * @param to is made
 * @returns how many files, and their bytes
 */
export async function linkTree(from: string, to: string) {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const placeOf = (parent: string, name: string) => path.relative(from, path.join(parent, name));
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(to, placeOf(entry.parentPath, entry.name)));
  for (const folder of [to, ...folders]) await mkdir(folder, { recursive: true });

  const limit = pLimit(CONCURRENCY);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await limit.map(files, ({ parentPath, name }) =>
    take(path.join(parentPath, name), path.join(to, placeOf(parentPath, name))),
  );
  await limit.map([...folders, to], flushFolder);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Links a file, or copies it where that is not possible, and waits until it is on the disk.
 *
 * @returns its bytes
 */
async function take(from: string, to: string): Promise<number> {
  const linked = await linkOrCopy(from, to);
  const { nlink, size } = await stat(to);
  // Beside the build's own name and this one there are others: an earlier release flushed it.
  const isFlushed = linked && nlink > 2;
  if (!isFlushed) await flushFile(to);
  return size;
}

/** @returns whether the file is linked */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!CANNOT_LINK.has(failureCode(error))) throw error;
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  return false;
}
