import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BuiltPage, type RedirectPage, readPage } from './page.ts';

/** A file that visitors can ask for. */
export interface SiteFile {
  /** Content of HTML, CSS, JavaScript, XML and text; empty for all else. */
  readonly text: string;
  /** Bytes that travel: with brotli where the content is text. */
  readonly sentBytes: number;
}

/** A file, and what it says as a page. */
interface ReadSiteFile {
  readonly file: SiteFile;
  readonly page?: BuiltPage | RedirectPage;
}

const TEXT = new Set(['.html', '.css', '.js', '.xml', '.txt', '.svg', '.json']);

/** Reads built sites, and what is the same file of the site that it has read before only once. */
export class SiteReader {
  #before: ReadonlyMap<string, ReadSiteFile> = new Map();
  #read = new Map<string, ReadSiteFile>();

  /**
   * @param folder of the site
   * @param address of the file in it, beginning with a slash
   */
  async read(folder: string, address: string): Promise<ReadSiteFile> {
    const file = path.join(folder, address);
    const { ino, size, mtimeMs } = await stat(file);
    const twin = await stat(`${file}.br`).catch(() => undefined);
    // A file that is linked into another folder keeps these; one that is replaced does not.
    const identity = [address, ino, size, mtimeMs, twin?.size].join(' ');
    const known = this.#before.get(identity) ?? (await readWhole(file, address, size, twin?.size));
    this.#read.set(identity, known);
    return known;
  }

  /** The site is read: what others had and it has not is forgotten. */
  end(): void {
    this.#before = this.#read;
    this.#read = new Map();
  }
}

async function readWhole(
  file: string,
  address: string,
  size: number,
  twinSize: number | undefined,
): Promise<ReadSiteFile> {
  const extension = path.extname(address);
  if (!TEXT.has(extension)) return { file: { text: '', sentBytes: size } };
  const content = await readFile(file);
  const text = content.toString();
  return {
    file: { text, sentBytes: twinSize ?? brotliCompressSync(content).byteLength },
    ...(extension === '.html' && { page: readPage(address, text) }),
  };
}
