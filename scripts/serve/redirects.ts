import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isNotFound } from './fileErrors.ts';
import { isSameFile } from './siteFile.ts';

type List = ReadonlyMap<string, string>;

/** Redirects of a site, read from its `_redirects` file and updated when that changes. */
export class Redirects {
  #known: { readonly stats: Stats; readonly list: List } | undefined;

  /**
   * Returns the target of a former address.
   *
   * @param client folder of the site
   * @param address canonical path
   */
  async target(client: string, address: string): Promise<string | undefined> {
    const file = path.join(client, '_redirects');
    try {
      const stats = await stat(file);
      if (!this.#known || !isSameFile(this.#known.stats, stats))
        this.#known = { stats, list: parse(await readFile(file, 'utf8')) };
      return this.#known.list.get(address);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }
}

const parse = (text: string): List =>
  new Map(
    text
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([from, to, status]) =>
        from && to && status === '301' ? [[from, to] as const] : [],
      ),
  );
