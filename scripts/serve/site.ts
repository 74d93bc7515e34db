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
export interface FileToSend {
  /** Its name without the extension of the coding. */
  readonly name: string;
  readonly coding: Coding['name'];
  readonly file: BufferedFile | OpenFile;
}

/**
 * A built site. Files are looked up on disk for each request, so that a new build or another release
 * is served immediately.
 */
export class ServedSite {
  readonly #client: () => string;
  readonly #files = new FileCache();
  readonly #redirects = new Redirects();

  /** @param client returns the current folder of the site */
  constructor(client: () => string) {
    this.#client = client;
  }

  /**
   * Finds what is at a path: a file, or the target of a redirect.
   *
   * @param pathname as the client sent it, without the query
   * @param codings accepted by the client, best first
   * @returns `undefined` when there is nothing
   */
  async at(pathname: string, codings: readonly Coding[]): Promise<FileToSend | string | undefined> {
    if (!isAddress(pathname)) return undefined;
    // Read once, so that the whole response comes from one release.
    const client = this.#client();
    for (const name of namesFor(pathname)) {
      const found = await this.#find(client, name, codings);
      if (found) return found;
    }
    return this.#redirectTarget(client, pathname);
  }

  /** The not-found page of a language. */
  notFound(locale: Locale, codings: readonly Coding[]): Promise<FileToSend | undefined> {
    return this.#find(this.#client(), `${localPath('/404', locale)}.html`, codings);
  }

  async #find(
    client: string,
    name: string,
    codings: readonly Coding[],
  ): Promise<FileToSend | undefined> {
    for (const { name: coding, ending } of codings) {
      const file = await this.#files.open(path.join(client, name + ending));
      if (file) return { name, coding, file };
    }
    return undefined;
  }

  /** A `Location` is only ever a path found on disk, never client input. */
  async #redirectTarget(client: string, pathname: string): Promise<string | undefined> {
    const canonical = canonicalPath(pathname);
    const isOtherSpelling = canonical !== pathname && canonicalPath(canonical) === canonical;
    if (isOtherSpelling && existsSync(path.join(client, pageFile(canonical)))) return canonical;
    return this.#redirects.target(client, canonical);
  }
}

/** The path of a page lacks the extension of its file; other files are requested by name. */
function namesFor(pathname: string): string[] {
  const names = canonicalPath(pathname) === pathname ? [pageFile(pathname)] : [];
  if (/\/$|\.html$/i.test(pathname)) return names;
  // Paths of pages contain no dots.
  return path.posix.extname(pathname) === '' ? [...names, pathname] : [pathname];
}
