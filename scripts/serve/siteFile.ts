import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Validators } from './conditions.ts';
import { isAbsent, UnstableFile } from './fileErrors.ts';

/** What every answer about a file says of it. */
interface FileFacts extends Validators {
  readonly size: number;
}

/** A file in memory. */
export interface BufferedFile extends FileFacts {
  readonly bytes: Buffer;
}

/** A file that is read while it is sent; who has it closes it. */
export interface OpenFile extends FileFacts, AsyncDisposable {
  readonly handle: FileHandle;
}

/** A pipe in a file's place would otherwise keep its reader waiting. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file. Size and time are those of what was opened: a build that replaces the file
 * meanwhile changes nothing about it.
 *
 * @returns `undefined` when there is no such file
 * @throws when it cannot be read
 */
export async function openFile(file: string): Promise<(OpenFile & { stats: Stats }) | undefined> {
  const handle = await open(file, FLAGS).catch((error: unknown) => {
    if (isAbsent(error)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  await using opened = new AsyncDisposableStack();
  opened.use(handle);
  const stats = await handle.stat();
  if (!stats.isFile()) return undefined;
  const closing = opened.move();
  return {
    ...factsOf(file, stats),
    handle,
    stats,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** More than one for the case that somebody writes into the file by hand. */
const ATTEMPTS = 5;

/**
 * Reads an open file whole.
 *
 * @throws {UnstableFile} when it never stays the same for as long as that takes
 */
export async function readWhole(
  file: string,
  handle: FileHandle,
): Promise<BufferedFile & { stats: Stats }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await handle.stat();
    const bytes = Buffer.allocUnsafe(before.size);
    const { bytesRead } = await handle.read(bytes, 0, before.size, 0);
    const stats = await handle.stat();
    if (bytesRead === before.size && isSame(before, stats))
      return { ...factsOf(file, stats), bytes, stats };
  }
  throw new UnstableFile(`${file} changes while it is read`);
}

/**
 * Whether both tell of the same content. The time is that of the last change of any kind: unlike
 * the time of the content, nobody can set it back.
 */
export const isSame = (one: Stats, other: Stats): boolean =>
  one.ctimeMs === other.ctimeMs &&
  one.size === other.size &&
  one.ino === other.ino &&
  one.dev === other.dev;

/** A compressed copy has a tag of its own, even one of the same size and time. */
const factsOf = (file: string, { size, mtime, mtimeMs }: Stats): FileFacts => ({
  size,
  etag: `"${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}${path.extname(file)}"`,
  modified: mtime.toUTCString(),
});
