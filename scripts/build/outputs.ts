import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFlushed } from '../disk/durable.ts';
import { TWINS } from './compress.ts';
import type { Manifest, Output } from './manifest.ts';
import { bytesOf, type Listing, listFolder, stampOf } from './stamps.ts';

/** What an output is made from, and how its content is told from another. */
export type Origin = Omit<Output, 'stamps'>;

/**
 * The folder `dist/client` while it is made. Its files are replaced and never written in place,
 * since releases link to them; those that stay as they were are not touched.
 */
export class OutputFolder {
  /** Everything that is to be there, by file. */
  readonly entries = new Map<string, Output>();
  /** The files that were written, without their twins. */
  readonly written: string[] = [];
  readonly #folder: string;
  readonly #unfinished: string;
  readonly #before: Manifest['outputs'];
  readonly #found: Listing;
  #count = 0;

  /**
   * @param folder `dist/client`
   * @param unfinished a folder on the same disk, for files until they are whole
   * @param before what the last build made
   */
  constructor(folder: string, unfinished: string, before: Manifest['outputs'] = new Map()) {
    this.#folder = folder;
    this.#unfinished = unfinished;
    this.#before = before;
    this.#found = listFolder(folder);
  }

  /** What the last build made, provided that it is still there as that build left it. */
  before(file: string): Output | undefined {
    const output = this.#before.get(file);
    const isIntact = TWINS.every(
      (ending, index) => this.#found.stamps.get(file + ending) === output?.stamps[index],
    );
    return isIntact ? output : undefined;
  }

  /** Leaves a file as the last build made it. */
  keep(file: string, output: Output): void {
    this.entries.set(file, output);
  }

  /**
   * Puts a file there with its compressed twins, unless the last build did.
   *
   * @param contents is asked for when it has to be written: the content, and that of its twins
   */
  async put(
    file: string,
    origin: Origin,
    contents: () => Promise<readonly Uint8Array[]>,
  ): Promise<void> {
    const before = this.before(file);
    if (before?.digest === origin.digest)
      return this.keep(file, { ...origin, stamps: before.stamps });
    const stamps: string[] = [];
    const all = await contents();
    for (const [index, ending] of TWINS.entries()) {
      const bytes = all[index];
      if (bytes) stamps.push(await this.#replace(file + ending, bytes));
    }
    this.entries.set(file, { ...origin, stamps });
    this.written.push(file);
  }

  /** Bytes of every file, without its twins. */
  get sizes(): ReadonlyMap<string, number> {
    const sizeOf = ({ stamps: [own = ''] }: Output) => bytesOf(own);
    return new Map(Array.from(this.entries, ([file, output]) => [file, sizeOf(output)]));
  }

  /**
   * Removes everything else, leavings of killed builds included.
   *
   * @returns the files that the last build had made and this one did not
   */
  async finish(): Promise<string[]> {
    const files = new Set(
      Array.from(this.entries, ([file, { stamps }]) =>
        stamps.map((_, index) => `${file}${TWINS[index]}`),
      ).flat(),
    );
    const folders = new Set([...this.entries.keys()].flatMap(foldersAbove));
    const foreign = [
      ...[...this.#found.stamps.keys()].filter((file) => !files.has(file)),
      ...this.#found.folders.filter((folder) => !folders.has(folder)),
    ];
    for (const name of foreign)
      await rm(path.join(this.#folder, name), { recursive: true, force: true });
    await rm(this.#unfinished, { recursive: true, force: true });
    return [...this.#before.keys()].filter((file) => !this.entries.has(file));
  }

  /** @returns the stamp of the new file */
  async #replace(file: string, content: Uint8Array): Promise<string> {
    const target = path.join(this.#folder, file);
    this.#count += 1;
    const unfinished = path.join(this.#unfinished, String(this.#count));
    for (const folder of [this.#unfinished, path.dirname(target)])
      await mkdir(folder, { recursive: true });
    await writeFlushed(unfinished, content);
    await rename(unfinished, target);
    return stampOf(await lstat(target));
  }
}

/** `zh/team` and `zh` for `zh/team/grace-lin.html`. */
function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
