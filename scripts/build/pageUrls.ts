import path from 'node:path';
import { alternates } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { pageFile } from '../web/addresses.ts';
import { routesOf } from '../web/knownRoutes.ts';

/** The addresses of all pages in every language, the not-found pages included. */
export const pageAddresses = (site: Site): string[] => [
  ...routesOf(site),
  ...alternates('/404').map(({ path }) => path),
];

/** `/` is `index.html`, `/zh/about` is `zh/about.html`; what has an ending keeps it. */
export const fileAt = (address: string): string =>
  (path.extname(address) === '' ? pageFile(address) : address).slice(1);
