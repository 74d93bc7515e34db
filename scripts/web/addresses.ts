import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';

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

/**
 * The path that a visitor is sent to: lower case, without `.html`, `/index` or a slash at the end.
 * `/zh/about.html` is `/zh/about`, `/index.html` is `/`.
 */
export const canonicalPath = (pathname: string): string =>
  pathname
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/\/index$/, '') || '/';

/** The file of the page at a canonical path, below the site's folder: `/zh/about.html`. */
export const pageFile = (canonical: string): string =>
  canonical === '/' ? '/index.html' : `${canonical}.html`;
