import { type Stats, statSync } from 'node:fs';
import { isNotFound } from './fileErrors.ts';
import {
  type BufferedFile,
  isSameFile,
  type OpenFile,
  openFile,
  readWholeFile,
} from './siteFile.ts';

/** Limits of the cache, in bytes. */
const MAX_FILE_BYTES = 256 * 1024;
const MAX_TOTAL_BYTES = 32 * 1024 * 1024;

/**
 * How old the last change of a file must be, in milliseconds, before the file is cached. File system
 * timestamps are coarse: two changes within one tick cannot be told apart.
 */
const MIN_AGE_MS = 1_000;

/** Keeps small files in memory. */
export class FileCache {
  readonly #files = new Map<string, BufferedFile & { readonly stats: Stats }>();
  #total = 0;

  /**
   * Returns the current content of a file: its bytes when it is small, else an open handle.
   *
   * One `stat` tells whether the cached bytes are still current. It is synchronous because passing it
   * to another thread takes longer than the call itself.
   *
   * @returns `undefined` when there is no such file
   * @throws when it cannot be read
   */
  async open(file: string): Promise<BufferedFile | OpenFile | undefined> {
    const stats = statsOf(file);
    if (!stats?.isFile()) return undefined;
    const kept = this.#files.get(file);
    if (kept && isSameFile(kept.stats, stats)) return kept;
    const opened = await openFile(file);
    if (!opened || opened.size > MAX_FILE_BYTES) return opened;
    await using _closing = opened;
    const read = await readWholeFile(file, opened.handle);
    this.#keep(file, read);
    return read;
  }

  #keep(file: string, read: BufferedFile & { readonly stats: Stats }): void {
    this.#drop(file);
    if (Date.now() - read.stats.ctimeMs < MIN_AGE_MS) return;
    this.#files.set(file, read);
    this.#total += read.size;
    for (const oldest of this.#files.keys()) {
      if (this.#total <= MAX_TOTAL_BYTES) break;
      this.#drop(oldest);
    }
  }

  #drop(file: string): void {
    this.#total -= this.#files.get(file)?.size ?? 0;
    this.#files.delete(file);
  }
}

function statsOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
