import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, type RedirectPage, readPage } from './page.ts';

/** A file of the site. */
export interface SiteFile {
  /** Content of text files, such as HTML, CSS and JavaScript; empty for others. */
  readonly text: string;
  /** Transfer size in bytes, with brotli for text files. */
  readonly sentBytes: number;
}

/** A file and, for HTML, the parsed page. */
interface ReadSiteFile {
  readonly file: SiteFile;
  readonly page?: BuiltPage | RedirectPage;
}

const TEXT = new Set(['.html', '.css', '.js', '.xml', '.txt', '.svg', '.json']);

/** Reads built sites. Files that are unchanged since the previous site are not read again. */
export class SiteReader {
  #before: ReadonlyMap<string, ReadSiteFile> = new Map();
  #read = new Map<string, ReadSiteFile>();

  /**
   * @param folder of the site
   * @param address path of the file in the site, beginning with a slash
   */
  async read(folder: string, address: string): Promise<ReadSiteFile> {
    const file = path.join(folder, address);
    const { ino, size, mtimeMs } = await stat(file);
    const compressed = await stat(`${file}.br`).catch(() => undefined);
    // These stay the same for hard links in another folder, but not for replaced files.
    const identity = [address, ino, size, mtimeMs, compressed?.size].join(' ');
    const known =
      this.#before.get(identity) ?? (await readWhole(file, address, size, compressed?.size));
    this.#read.set(identity, known);
    return known;
  }

  /** Call when a site is read: drops cached files that it does not contain. */
  end(): void {
    this.#before = this.#read;
    this.#read = new Map();
  }
}

async function readWhole(
  file: string,
  address: string,
  size: number,
  compressedSize: number | undefined,
): Promise<ReadSiteFile> {
  const extension = path.extname(address);
  if (!TEXT.has(extension)) return { file: { text: '', sentBytes: size } };
  const content = await readFile(file);
  const text = content.toString();
  return {
    file: { text, sentBytes: compressedSize ?? brotliCompressSync(content).byteLength },
    ...(extension === '.html' && { page: readPage(address, text) }),
  };
}
