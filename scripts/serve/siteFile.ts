import { constants, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import type { Validators } from './conditions.ts';
import { isNotFound, UnstableFile } from './fileErrors.ts';

/** The properties of a file that response headers need. */
interface FileMetadata extends Validators {
  readonly size: number;
}

/** A file in memory. */
export interface BufferedFile extends FileMetadata {
  readonly bytes: Buffer;
}

/** A file that is read while it is sent; the caller closes it. */
export interface OpenFile extends FileMetadata, AsyncDisposable {
  readonly handle: FileHandle;
}

/** Non-blocking, because opening a named pipe would otherwise wait for a writer. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file. Size and time belong to the opened file, even if a build replaces it meanwhile.
 *
 * @returns `undefined` when there is no such file
 * @throws when it cannot be read
 */
export async function openFile(file: string): Promise<(OpenFile & { stats: Stats }) | undefined> {
  const handle = await open(file, FLAGS).catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
  if (!handle) return undefined;
  await using opened = new AsyncDisposableStack();
  opened.use(handle);
  const stats = await handle.stat();
  if (!stats.isFile()) return undefined;
  const closing = opened.move();
  return {
    ...metadataOf(file, stats),
    handle,
    stats,
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** A file that is edited in place may change while it is read. */
const ATTEMPTS = 5;

/**
 * Reads an open file into memory.
 *
 * @throws {UnstableFile} when it changes during every attempt
 */
export async function readWholeFile(
  file: string,
  handle: FileHandle,
): Promise<BufferedFile & { stats: Stats }> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const before = await handle.stat();
    const bytes = Buffer.allocUnsafe(before.size);
    const { bytesRead } = await handle.read(bytes, 0, before.size, 0);
    const stats = await handle.stat();
    if (bytesRead === before.size && isSameFile(before, stats))
      return { ...metadataOf(file, stats), bytes, stats };
  }
  throw new UnstableFile(`${file} changes while it is read`);
}

/**
 * Whether a file is unchanged. Compares the change time, which unlike the modification time cannot be
 * set back.
 */
export const isSameFile = (one: Stats, other: Stats): boolean =>
  one.ctimeMs === other.ctimeMs &&
  one.size === other.size &&
  one.ino === other.ino &&
  one.dev === other.dev;

/** The extension makes the tag of a compressed copy unique, even with the same size and time. */
const metadataOf = (file: string, { size, mtime, mtimeMs }: Stats): FileMetadata => ({
  size,
  etag: `"${Math.round(mtimeMs * 1000).toString(36)}-${size.toString(36)}${path.extname(file)}"`,
  modified: mtime.toUTCString(),
});
