import path from 'node:path';
import { CommandError } from '../command/command.ts';
import { fileExists } from '../disk/durableWrites.ts';
import { listFiles } from '../disk/listFiles.ts';
import type { BuiltPage, RedirectPage } from './page.ts';
import { readSiteFile, type SiteFile, type SiteFileCache } from './siteReader.ts';

/** A built site in memory; paths begin with a slash. */
export interface BuiltSite {
  /** Origin of the published site, without a trailing slash. */
  readonly origin: string;
  readonly files: ReadonlyMap<string, SiteFile>;
  readonly pages: ReadonlyMap<string, BuiltPage>;
  readonly redirects: ReadonlyMap<string, RedirectPage>;
  /** Names of the islands of all pages. */
  readonly islands: ReadonlySet<string>;
}

const isCompressed = (name: string) => name.endsWith('.br') || name.endsWith('.gz');

/**
 * Reads the files and pages of a built site.
 *
 * @param folder such as `dist/client`
 * @param known files read earlier, which are not read again; replaced by the files of this site
 * @throws {CommandError} when the folder contains no site
 */
export async function readSite(
  folder: string,
  origin: string,
  known: SiteFileCache = new Map(),
): Promise<BuiltSite> {
  if (!(await fileExists(path.join(folder, 'index.html'))))
    throw new CommandError(`${folder} has no site: run npm run build first, or set --dir`);
  const names = listFiles(folder).filter((name) => !isCompressed(name));
  const read = await Promise.all(
    names.map(
      async (name) => [`/${name}`, ...(await readSiteFile(folder, `/${name}`, known))] as const,
    ),
  );
  known.clear();
  for (const [, identity, file] of read) known.set(identity, file);
  const documents = read.flatMap(([, , { page }]) => page ?? []);
  const pages = documents.flatMap((page) => ('root' in page ? [page] : []));
  const redirects = documents.flatMap((page) => ('root' in page ? [] : [page]));
  return {
    origin,
    files: new Map(read.map(([address, , { file }]) => [address, file])),
    pages: new Map(pages.map((page) => [page.path, page])),
    redirects: new Map(redirects.map((page) => [page.path, page])),
    islands: new Set(pages.flatMap(({ islands }) => [...islands])),
  };
}
