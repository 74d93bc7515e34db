import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { failureCode } from '../../command/failure.ts';
import { flushFolder, writeFileDurably } from '../../disk/durable.ts';

/** How long a picture that the site does not show is kept, in milliseconds. */
const KEPT_FOR = 30 * 24 * 60 * 60 * 1000;

/**
 * The files of pictures: those that the site shows, and those that lie aside because their content
 * is not published yet or not any more. Names tell what is in a file, so one that is there is right,
 * and none is encoded twice.
 */
export class PictureStore {
  readonly #shown: string;
  readonly #aside: string;

  /** @param root folder of the checkout */
  constructor(root: string) {
    this.#shown = path.join(root, 'public', 'images');
    this.#aside = path.join(root, '.cache', 'pictures');
  }

  /** Which of these addresses have no file, shown or aside. */
  async missing(urls: readonly string[]): Promise<ReadonlySet<string>> {
    const present = new Set([...(await list(this.#shown)), ...(await list(this.#aside))]);
    return new Set(urls.filter((url) => !present.has(path.basename(url))));
  }

  /** Where a picture lies while it is made small; what a killed pull leaves there is removed. */
  async original(): Promise<string> {
    await mkdir(this.#aside, { recursive: true });
    return path.join(this.#aside, '.original');
  }

  /** Keeps the file of an address aside, until it is shown. */
  async add(url: string, content: Uint8Array): Promise<void> {
    await mkdir(this.#aside, { recursive: true });
    await writeFileDurably(this.#path(this.#aside, url), content);
  }

  /** Puts files where the site finds them; none is written, so that it cannot fail half-way. */
  async show(urls: Iterable<string>): Promise<void> {
    await mkdir(this.#shown, { recursive: true });
    const aside = new Set(await list(this.#aside));
    const waiting = [...urls].filter((url) => aside.has(path.basename(url)));
    for (const url of waiting)
      await move(this.#path(this.#aside, url), this.#path(this.#shown, url));
    if (waiting.length > 0) await flushFolder(this.#shown);
  }

  /** Lays aside what is shown and not among these addresses, and forgets what lay aside too long. */
  async hideOthers(urls: ReadonlySet<string>): Promise<void> {
    await mkdir(this.#aside, { recursive: true });
    for (const name of await list(this.#shown)) {
      if (urls.has(`/images/${name}`)) continue;
      const file = path.join(this.#shown, name);
      await utimes(file, new Date(), new Date());
      await move(file, path.join(this.#aside, name));
    }
    for (const name of await list(this.#aside)) {
      const file = path.join(this.#aside, name);
      const { mtimeMs } = await stat(file);
      if (isPart(name) || Date.now() - mtimeMs > KEPT_FOR) await rm(file);
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

/** Left by a pull that was killed while it wrote. */
const isPart = (name: string) => name.startsWith('.');

async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (failureCode(error) !== 'EXDEV') throw error;
    await writeFileDurably(to, await readFile(from));
    await rm(from);
  }
}
