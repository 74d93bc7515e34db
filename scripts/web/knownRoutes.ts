import { alternates, localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

/** An address of a page, in lower case, without a trailing slash or extension. */
export interface KnownRoute {
  readonly address: string;
  /** The canonical path of the page; differs from a former address. */
  readonly path: string;
}

/** The canonical paths of all content pages, in every language. */
export const routesOf = (site: Site): string[] =>
  sitePages(site).flatMap(({ path }) => alternates(path).map((page) => page.path));

/** The canonical paths of all pages in every language, including the not-found pages. */
export const pageAddresses = (site: Site): string[] => [
  ...routesOf(site),
  ...alternates('/404').map(({ path }) => path),
];

/** Every current and former address of a page, in each language. */
export const knownRoutes = (site: Site): KnownRoute[] => [
  ...routesOf(site).map((path) => ({ address: path, path })),
  ...formerRoutes(site),
];

/** Former addresses of pages, from changed slugs and redirect documents, in each language. */
export function formerRoutes(site: Site): KnownRoute[] {
  const pages = new Set(sitePages(site).map(({ path }) => path));
  return site.redirects
    .filter(({ to }) => pages.has(to))
    .flatMap(({ from, to }) =>
      alternates(from).map(({ locale, path }) => ({ address: path, path: localPath(to, locale) })),
    );
}
