import { type Stats, statSync } from 'node:fs';
import { isAbsent } from './fileErrors.ts';
import { isSame, type OpenFile, openFile, type ReadFile, readWhole } from './siteFile.ts';

/** Bounds of what is kept, in bytes. */
const LARGEST = 256 * 1024;
const TOTAL = 32 * 1024 * 1024;

/**
 * How long a file has to have been left alone, in milliseconds, before its bytes are kept. Clocks of
 * disks tick coarsely: a change within the tick of the one before could not be told from it.
 */
const SETTLED = 1_000;

/** Small files that are asked for often, in memory. */
export class KeptFiles {
  readonly #files = new Map<string, ReadFile & { readonly stats: Stats }>();
  #total = 0;

  /**
   * Gives a file as it is on the disk at this moment: its bytes when it is small, else opened.
   *
   * One look at the disk tells whether kept bytes are still those of the file. It waits for the
   * answer, because handing the question to another thread takes longer than the answer does.
   *
   * @returns `undefined` when there is no such file
   * @throws when it cannot be read
   */
  async open(file: string): Promise<ReadFile | OpenFile | undefined> {
    const stats = statsOf(file);
    if (!stats?.isFile()) return undefined;
    const kept = this.#files.get(file);
    if (kept && isSame(kept.stats, stats)) return kept;
    const opened = await openFile(file);
    if (!opened || opened.size > LARGEST) return opened;
    await using _closing = opened;
    const read = await readWhole(file, opened.handle);
    this.#keep(file, read);
    return read;
  }

  #keep(file: string, read: ReadFile & { readonly stats: Stats }): void {
    this.#drop(file);
    if (Date.now() - read.stats.ctimeMs < SETTLED) return;
    this.#files.set(file, read);
    this.#total += read.size;
    for (const oldest of this.#files.keys()) {
      if (this.#total <= TOTAL) break;
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
    if (isAbsent(error)) return undefined;
    throw error;
  }
}
