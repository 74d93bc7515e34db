import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { flushFile, flushFolder } from '../../disk/durableWrites.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../privateFolder.ts';
import type { AssetKind } from './kind.ts';

export interface AssetFiles {
  /** The absolute path of an asset's file, for a name that `isAssetFileName` accepts. */
  find(kind: AssetKind, name: string): string | undefined;
}

/** The lake's folder of assets, to which uploads are added. */
export class AssetFolder implements AssetFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Creates the folders, and removes incomplete uploads of a killed lake. */
  async prepare(): Promise<void> {
    await rm(this.#path('incoming'), { recursive: true, force: true });
    for (const name of ['images', 'files', 'incoming'])
      await mkdir(this.#path(name), { recursive: true, mode: PRIVATE_FOLDER });
  }

  find(kind: AssetKind, name: string): string | undefined {
    const file = this.#path(kind, name);
    return existsSync(file) ? file : undefined;
  }

  /** A temporary path on the same file system, so that `keep` is a rename. */
  incoming(): string {
    return this.#path('incoming', randomUUID());
  }

  async keep(file: string, kind: AssetKind, name: string): Promise<void> {
    await rename(file, this.#path(kind, name));
    await flushFolder(this.#path(kind));
  }

  /**
   * Adds a copy of a file, durable after `flush`.
   *
   * @param key its kind and name, see `assetKey`
   */
  async copy(file: string, key: string): Promise<void> {
    const copied = this.#path(key);
    await copyFile(file, copied);
    await chmod(copied, PRIVATE_FILE);
    await flushFile(copied);
  }

  /** Makes the directory entries of all copies durable. */
  async flush(): Promise<void> {
    for (const name of ['images', 'files', '.', '..']) await flushFolder(this.#path(name));
  }

  #path(...names: string[]): string {
    return path.join(this.#folder, ...names);
  }
}
