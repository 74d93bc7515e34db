import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';

/** Every document with a page of its own. */
export const pageDocuments = ({ screens, programs, projects, team }: Site) => [
  ...Object.values(screens),
  ...programs,
  ...projects,
  ...team,
];

/** The addresses of all pages in every language, the not-found pages included. */
export const pageAddresses = (site: Site): string[] =>
  [...pageDocuments(site).map(({ path }) => path), '/404'].flatMap((path) =>
    LOCALES.map((locale) => localPath(path, locale)),
  );

/** `/` is `index.html`, `/zh/about` is `zh/about.html`. */
export const pageFile = (address: string): string =>
  address === '/' ? 'index.html' : `${address.slice(1)}.html`;
