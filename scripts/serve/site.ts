import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../locales/locale.ts';
import { canonicalPath, localPath } from '../../locales/localPath.ts';
import { isAddress, pageFile } from '../web/addresses.ts';
import type { Coding } from './encodings.ts';
import { FileCache } from './fileCache.ts';
import { Redirects } from './redirects.ts';
import type { BufferedFile, OpenFile } from './siteFile.ts';

/** A file to send, in one of its codings. */
export interface FoundFile {
  /** Its name without the ending of the coding. */
  readonly name: string;
  readonly coding: Coding['name'];
  readonly file: BufferedFile | OpenFile;
}

/**
 * A built site. Everything is looked for on the disk at each request, so that a build beside the
 * server, and a release that is switched to, are seen at once.
 */
export class ServedSite {
  readonly #client: () => string;
  readonly #files = new FileCache();
  readonly #redirects = new Redirects();

  /** @param client tells the folder of the site as it is now */
  constructor(client: () => string) {
    this.#client = client;
  }

  /**
   * What is at an address: a file, or another address to go to.
   *
   * @param pathname as the visitor wrote it, without a query
   * @param codings that the visitor takes, the best first
   * @returns `undefined` when there is nothing
   */
  async at(pathname: string, codings: readonly Coding[]): Promise<FoundFile | string | undefined> {
    if (!isAddress(pathname)) return undefined;
    // All of an answer is from one release.
    const client = this.#client();
    for (const name of namesFor(pathname)) {
      const found = await this.#find(client, name, codings);
      if (found) return found;
    }
    return this.#redirectTarget(client, pathname);
  }

  /** The not-found page of a language. */
  notFound(locale: Locale, codings: readonly Coding[]): Promise<FoundFile | undefined> {
    return this.#find(this.#client(), `${localPath('/404', locale)}.html`, codings);
  }

  async #find(
    client: string,
    name: string,
    codings: readonly Coding[],
  ): Promise<FoundFile | undefined> {
    for (const { name: coding, ending } of codings) {
      const file = await this.#files.open(path.join(client, name + ending));
      if (file) return { name, coding, file };
    }
    return undefined;
  }

  /** Only what is found on the disk is ever sent in a `Location`, never what a visitor wrote. */
  async #redirectTarget(client: string, pathname: string): Promise<string | undefined> {
    const canonical = canonicalPath(pathname);
    const isOtherSpelling = canonical !== pathname && canonicalPath(canonical) === canonical;
    if (isOtherSpelling && existsSync(path.join(client, pageFile(canonical)))) return canonical;
    return this.#redirects.target(client, canonical);
  }
}

/** A page's file has an ending that its address lacks; other files are asked for by their name. */
function namesFor(pathname: string): string[] {
  const names = canonicalPath(pathname) === pathname ? [pageFile(pathname)] : [];
  if (/\/$|\.html$/i.test(pathname)) return names;
  // Addresses of pages have no dots.
  return path.posix.extname(pathname) === '' ? [...names, pathname] : [pathname];
}
