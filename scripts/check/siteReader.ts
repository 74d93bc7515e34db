import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isText } from '../web/contentTypes.ts';
import { type BuiltPage, type RedirectPage, readPage } from './page.ts';

export interface SiteFile {
  /** Content of text files, such as HTML, CSS and JavaScript; empty for others. */
  readonly text: string;
  /** Transfer size in bytes: of the brotli variant, if there is one. */
  readonly sentBytes: number;
}

/** A file and, for HTML, the parsed page. */
interface ParsedFile {
  readonly file: SiteFile;
  readonly page?: BuiltPage | RedirectPage;
}

/** The files of a site that was read, by what identifies their content. */
export type SiteFileCache = Map<string, ParsedFile>;

/**
 * Reads a file, unless it is known.
 *
 * @param folder of the site
 * @param address path of the file in the site, beginning with a slash
 * @returns its identity and its content
 */
export async function readSiteFile(folder: string, address: string, known: SiteFileCache) {
  const file = path.join(folder, address);
  const { ino, size, mtimeMs } = await stat(file);
  const compressed = await stat(`${file}.br`).catch(() => undefined);
  // These stay the same for hard links in another folder, but not for replaced files.
  const identity = [address, ino, size, mtimeMs, compressed?.size].join(' ');
  const read = known.get(identity) ?? (await readWhole(file, address, size, compressed?.size));
  return [identity, read] as const;
}

async function readWhole(
  file: string,
  address: string,
  size: number,
  compressedSize: number | undefined,
): Promise<ParsedFile> {
  if (!isText(address)) return { file: { text: '', sentBytes: size } };
  const content = await readFile(file);
  const text = content.toString();
  return {
    file: { text, sentBytes: compressedSize ?? size },
    ...(address.endsWith('.html') && { page: readPage(address, text) }),
  };
}
