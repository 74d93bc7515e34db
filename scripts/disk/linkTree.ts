import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { failureCode } from '../command/failure.ts';
import { flushFile, flushFolder } from './durableWrites.ts';

/** Enough to keep the disk busy, and well below the limit of open files. */
const CONCURRENCY = 32;

/** Errors of file systems without hard links, across file systems, or at the limit of links. */
const CANNOT_LINK = new Set(['EXDEV', 'EMLINK', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Duplicates a folder with hard links, or copies where links are not possible, and flushes it.
 *
 * @param from its files must never be modified in place, since linked files share their content
 * @param to created if missing
 * @returns the number of files, and their total size in bytes
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
    linkAndFlush(path.join(parentPath, name), path.join(to, placeOf(parentPath, name))),
  );
  await limit.map([...folders, to], flushFolder);
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * Links a file, or copies it where that is not possible, and flushes it.
 *
 * @returns its size in bytes
 */
export async function linkAndFlush(from: string, to: string): Promise<number> {
  const linked = await linkOrCopy(from, to);
  const { nlink, size } = await stat(to);
  // More links than the build's and this one: an earlier release has already flushed the file.
  const isFlushed = linked && nlink > 2;
  if (!isFlushed) await flushFile(to);
  return size;
}

/** @returns whether the file is linked */
async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (!CANNOT_LINK.has(failureCode(error))) throw error;
  }
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  return false;
}
