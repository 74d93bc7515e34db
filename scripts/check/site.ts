import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CommandError } from '../command.ts';
import { exists } from '../pull/durable.ts';
import { type Module, readModule } from './modules.ts';
import { type Page, type RedirectPage, readPage } from './page.ts';

/** A file that visitors can ask for. */
export interface SiteFile {
  /** Content of HTML, CSS, JavaScript, XML and text; empty for all else. */
  readonly text: string;
  /** Bytes that travel: with brotli where the content is text. */
  readonly sentBytes: number;
}

/** A built site, read once; paths and addresses begin with a slash. */
export interface BuiltSite {
  /** Origin of the published site, without a slash at the end. */
  readonly origin: string;
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly pages: ReadonlyMap<string, Page>;
  readonly redirects: ReadonlyMap<string, RedirectPage>;
  /** The site's scripts by address. */
  readonly modules: ReadonlyMap<string, Module>;
  /** Names of the islands of all pages. */
  readonly islands: ReadonlySet<string>;
}

const TEXT = new Set(['.html', '.css', '.js', '.xml', '.txt', '.svg', '.json']);

const isTwin = (name: string) => name.endsWith('.br') || name.endsWith('.gz');

/**
 * Reads a built site: its files, pages and scripts.
 *
 * @param folder such as `dist/client`
 * @throws {CommandError} when the folder holds no site
 */
export async function readSite(folder: string, origin: string): Promise<BuiltSite> {
  if (!(await exists(path.join(folder, 'index.html'))))
    throw new CommandError(`${folder} holds no site: run npm run build first, or name it by --dir`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !isTwin(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
  const files = new Map(
    await Promise.all(
      names.map(async (name) => {
        const address = `/${name.split(path.sep).join('/')}`;
        return [address, await readSiteFile(path.join(folder, name))] as const;
      }),
    ),
  );
  const documents = [...files]
    .filter(([address]) => address.endsWith('.html'))
    .map(([address, { text }]) => readPage(address, text));
  const pages = documents.flatMap((page) => ('root' in page ? [page] : []));
  const redirects = documents.flatMap((page) => ('root' in page ? [] : [page]));
  return {
    origin,
    files,
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects: new Map(redirects.map((page) => [page.path, page])),
    islands: new Set(pages.flatMap(({ islands }) => [...islands])),
    modules: new Map(
      [...files]
        .filter(([address]) => address.endsWith('.js'))
        .map(([address, { text }]) => [address, readModule(address, text)]),
    ),
  };
}

async function readSiteFile(file: string): Promise<SiteFile> {
  if (!TEXT.has(path.extname(file))) return { text: '', sentBytes: (await stat(file)).size };
  const content = await readFile(file);
  const twin = await stat(`${file}.br`).catch(() => undefined);
  return {
    text: content.toString(),
    sentBytes: twin?.size ?? brotliCompressSync(content).byteLength,
  };
}
