import path from 'node:path';
import { LOCALES } from '../../locales/locale.ts';
import { canonicalPath, localPath } from '../../locales/localPath.ts';

/** Segments of plain characters; no dot files except `.well-known`, no empty segments except at the end. */
const PLAIN = /^(?:\/(?:\.well-known|[\w@-][\w.@-]*))*\/*$/;

/** `_redirects`, `_headers` and precompressed copies. */
const INTERNAL = /^\/_|\.(?:br|gz)\/*$/i;

const NOT_FOUND_PAGES: ReadonlySet<string> = new Set(
  LOCALES.map((locale) => localPath('/404', locale)),
);

/**
 * Whether a path can exist on this site. Any other path is never looked up on disk; no page or file
 * has a name that needs URL encoding.
 *
 * @param pathname as the client sent it, without the query
 */
export const isAddress = (pathname: string): boolean =>
  PLAIN.test(pathname) && !INTERNAL.test(pathname) && !NOT_FOUND_PAGES.has(canonicalPath(pathname));

/** The file of the page at a canonical path, relative to the site's folder: `/zh/about.html`. */
export const pageFile = (canonical: string): string =>
  canonical === '/' ? '/index.html' : `${canonical}.html`;

/** The file at any path, without the leading slash; an existing extension is kept. */
export const fileAt = (address: string): string =>
  (path.extname(address) === '' ? pageFile(address) : address).slice(1);
