import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { DAY } from '../../../locales/day.ts';
import { failureCode } from '../../command/failure.ts';
import { flushFolder, writeFileDurably } from '../../disk/durableWrites.ts';

/** How long unused pictures are cached, in milliseconds. */
const MAX_AGE = 30 * DAY;

/** Left by file managers: Finder's `.DS_Store`, and the one of Windows. */
const NOT_PICTURES = /^\.|^Thumbs\.db$/;

/**
 * Picture files: those in use by the site, and a cache of those whose content is not yet or no longer
 * published. Names are digests of the inputs, so existing files are always valid and none is encoded
 * twice.
 */
export class PictureStore {
  readonly #shown: string;
  readonly #cache: string;

  /** @param root root of the checkout */
  constructor(root: string) {
    this.#shown = path.join(root, 'public', 'images');
    this.#cache = path.join(root, '.cache', 'pictures');
  }

  /** The URLs that have no file yet, in use or cached. */
  async missing(urls: readonly string[]): Promise<ReadonlySet<string>> {
    const present = new Set([...(await list(this.#shown)), ...(await list(this.#cache))]);
    return new Set(urls.filter((url) => !present.has(path.basename(url))));
  }

  /** Names of the files that the site needs and does not have, or has and does not need. */
  async outdated(urls: ReadonlySet<string>): Promise<string[]> {
    const needed = new Set(Array.from(urls, (url) => path.basename(url)));
    const present = (await list(this.#shown)).filter((name) => !NOT_PICTURES.test(name));
    return [...needed.symmetricDifference(new Set(present))].toSorted();
  }

  /** Temporary path for an original; files that a killed pull left there are removed later. */
  async original(): Promise<string> {
    await mkdir(this.#cache, { recursive: true });
    return path.join(this.#cache, '.original');
  }

  /** Writes a file to the cache. */
  async add(url: string, content: Uint8Array): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    await writeFileDurably(this.#path(this.#cache, url), content);
  }

  /** Moves files from the cache into the site. Writes no content, which could fail halfway. */
  async show(urls: Iterable<string>): Promise<void> {
    await mkdir(this.#shown, { recursive: true });
    const cached = new Set(await list(this.#cache));
    const moved = [...urls].filter((url) => cached.has(path.basename(url)));
    for (const url of moved) await move(this.#path(this.#cache, url), this.#path(this.#shown, url));
    if (moved.length > 0) await flushFolder(this.#shown);
  }

  /** Moves all other files into the cache, and removes old and partial files from it. */
  async hideOthers(urls: ReadonlySet<string>): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    for (const name of await list(this.#shown)) {
      if (urls.has(`/images/${name}`)) continue;
      const file = path.join(this.#shown, name);
      await utimes(file, new Date(), new Date());
      await move(file, path.join(this.#cache, name));
    }
    for (const name of await list(this.#cache)) {
      const file = path.join(this.#cache, name);
      const { mtimeMs } = await stat(file);
      if (isPartial(name) || Date.now() - mtimeMs > MAX_AGE) await rm(file);
    }
  }

  #path = (folder: string, url: string) => path.join(folder, path.basename(url));
}

async function list(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  } catch (error) {
    if (failureCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Left by a pull that was killed while writing. */
const isPartial = (name: string) => name.startsWith('.');

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (failureCode(error) !== 'EXDEV') throw error;
    await writeFileDurably(to, await readFile(from));
    await rm(from);
  }
}
