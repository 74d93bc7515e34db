import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalPath } from './addresses.ts';

/** Where a request belongs that does not name a page or file exactly. */
export interface Routes {
  /** The canonical path of a page in any case, with or without slash or `.html`. */
  canonical(pathname: string): string | undefined;
  /** Where a former address leads. */
  redirect(pathname: string): string | undefined;
}

/**
 * Reads the pages and redirects of a built site. Only paths found here are ever sent in a
 * `Location` header, never one that a visitor wrote.
 *
 * @param client the folder `dist/client`
 */
export async function readRoutes(client: string): Promise<Routes> {
  const files = await readdir(client, { recursive: true });
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map(pagePath));
  const redirects = new Map(
    (await readFile(path.join(client, '_redirects'), 'utf8'))
      .split('\n')
      .map((line) => line.split(' '))
      .flatMap(([from, to, status]) =>
        from && to && status === '301' ? [[from, to] as const] : [],
      ),
  );
  for (const from of redirects.keys()) pages.delete(from);
  return {
    canonical: (pathname) => {
      const wanted = canonicalPath(pathname);
      return pages.has(wanted) ? wanted : undefined;
    },
    redirect: (pathname) => redirects.get(canonicalPath(pathname)),
  };
}

/** `zh/about.html` is `/zh/about`, `index.html` is `/`. */
const pagePath = (file: string) => canonicalPath(`/${file.split(path.sep).join('/')}`);
