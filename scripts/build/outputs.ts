import { lstat, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeAndFlush } from '../disk/durableWrites.ts';
import { VARIANT_SUFFIXES } from './compress.ts';
import type { Manifest, Output } from './manifest.ts';
import { type FolderListing, listFolder, stampOf, stampSize } from './stamps.ts';

/** The inputs of an output, with the digest of its content. */
export type Origin = Omit<Output, 'stamps'>;

/**
 * The folder `dist/client` during a build. Files are replaced, never written in place, because releases
 * hard-link to them. Unchanged files are not touched.
 */
export class OutputFolder {
  /** All outputs of this build, by file. */
  readonly entries = new Map<string, Output>();
  /** The files written, without compressed variants. */
  readonly written: string[] = [];
  readonly #folder: string;
  readonly #unfinished: string;
  readonly #before: Manifest['outputs'];
  readonly #found: FolderListing;
  #count = 0;

  /**
   * @param folder `dist/client`
   * @param unfinished a folder on the same disk for incomplete files
   * @param before outputs of the last build
   */
  constructor(folder: string, unfinished: string, before: Manifest['outputs'] = new Map()) {
    this.#folder = folder;
    this.#unfinished = unfinished;
    this.#before = before;
    this.#found = listFolder(folder);
  }

  /** A file of the last build, if it is still intact. */
  before(file: string): Output | undefined {
    const output = this.#before.get(file);
    const isIntact = VARIANT_SUFFIXES.every(
      (ending, index) => this.#found.stamps.get(file + ending) === output?.stamps[index],
    );
    return isIntact ? output : undefined;
  }

  /** Keeps a file of the last build. */
  keep(file: string, output: Output): void {
    this.entries.set(file, output);
  }

  /**
   * Writes a file and its compressed variants, unless the last build wrote the same.
   *
   * @param contents called only if needed; returns the content and its variants
   */
  async put(
    file: string,
    origin: Origin,
    contents: () => Promise<readonly Uint8Array[]>,
  ): Promise<void> {
    const before = this.entries.has(file) ? undefined : this.before(file);
    if (before?.digest === origin.digest)
      return this.keep(file, { ...origin, stamps: before.stamps });
    const stamps: string[] = [];
    const all = await contents();
    for (const [index, ending] of VARIANT_SUFFIXES.entries()) {
      const bytes = all[index];
      if (bytes) stamps.push(await this.#replace(file + ending, bytes));
    }
    this.entries.set(file, { ...origin, stamps });
    this.written.push(file);
  }

  /** Size of every file in bytes, without compressed variants. */
  get sizes(): ReadonlyMap<string, number> {
    const sizeOf = ({ stamps: [own = ''] }: Output) => stampSize(own);
    return new Map(Array.from(this.entries, ([file, output]) => [file, sizeOf(output)]));
  }

  /**
   * Removes all other files, including those of interrupted builds.
   *
   * @returns the files of the last build that this one does not contain
   */
  async finish(): Promise<string[]> {
    const files = new Set(
      Array.from(this.entries, ([file, { stamps }]) =>
        stamps.map((_, index) => `${file}${VARIANT_SUFFIXES[index]}`),
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
    await writeAndFlush(unfinished, content);
    await rename(unfinished, target);
    return stampOf(await lstat(target));
  }
}

/** `zh/team` and `zh` for `zh/team/grace-lin.html`. */
function foldersAbove(file: string): string[] {
  const folder = path.posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}
