import type { Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isAbsent } from './fileErrors.ts';
import { isSame } from './siteFile.ts';

type List = ReadonlyMap<string, string>;

/** Former addresses of a site and where each leads, as its list is at the moment. */
export class Redirects {
  #known: { readonly stats: Stats; readonly list: List } | undefined;

  /**
   * Where a former address leads.
   *
   * @param client folder of the site
   * @param address in its canonical form
   */
  async target(client: string, address: string): Promise<string | undefined> {
    const file = path.join(client, '_redirects');
    try {
      const stats = await stat(file);
      if (!this.#known || !isSame(this.#known.stats, stats))
        this.#known = { stats, list: parse(await readFile(file, 'utf8')) };
      return this.#known.list.get(address);
    } catch (error) {
      if (isAbsent(error)) return undefined;
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
