import path from 'node:path';
import { LOCALES } from '../../locales/locale.ts';
import { canonicalPath, localPath } from '../../locales/localPath.ts';

/** Segments of plain characters, none hidden and none empty but at the end. */
const PLAIN = /^(?:\/(?:\.well-known|[\w@-][\w.@-]*))*\/*$/;

/** The list of redirects and of headers; copies that only compressed answers use. */
const INTERNAL = /^\/_|\.(?:br|gz)\/*$/i;

const NOT_FOUND_PAGES: ReadonlySet<string> = new Set(
  LOCALES.map((locale) => localPath('/404', locale)),
);

/**
 * Whether a path can be an address of this site. What cannot is never looked for on the disk: there
 * is no page or file whose name has to be encoded.
 *
 * @param pathname as the visitor wrote it, without a query
 */
export const isAddress = (pathname: string): boolean =>
  PLAIN.test(pathname) && !INTERNAL.test(pathname) && !NOT_FOUND_PAGES.has(canonicalPath(pathname));

/** The file of the page at a canonical path, below the site's folder: `/zh/about.html`. */
export const pageFile = (canonical: string): string =>
  canonical === '/' ? '/index.html' : `${canonical}.html`;

/** The same of any file, relative to the folder; what has an ending keeps it. */
export const fileAt = (address: string): string =>
  (path.extname(address) === '' ? pageFile(address) : address).slice(1);
