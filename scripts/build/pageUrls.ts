import path from 'node:path';
import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

/** The addresses of all pages in every language, the not-found pages included. */
export const pageAddresses = (site: Site): string[] =>
  [...sitePages(site).map(({ path }) => path), '/404'].flatMap((path) =>
    LOCALES.map((locale) => localPath(path, locale)),
  );

/** `/` is `index.html`, `/zh/about` is `zh/about.html`; what has an ending keeps it. */
export function fileAt(address: string): string {
  if (address === '/') return 'index.html';
  return path.extname(address) === '' ? `${address.slice(1)}.html` : address.slice(1);
}
