import { alternates, localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

/** An address that leads to a page, both in lower case, without a slash or ending. */
export interface KnownRoute {
  readonly address: string;
  /** The canonical path of the page: the address itself, unless that is a former one. */
  readonly path: string;
}

/** Addresses of all pages that the content asks for, in every language. */
export const routesOf = (site: Site): string[] =>
  sitePages(site).flatMap(({ path }) => alternates(path).map((page) => page.path));

/** The addresses of all pages in every language, the not-found pages included. */
export const pageAddresses = (site: Site): string[] => [
  ...routesOf(site),
  ...alternates('/404').map(({ path }) => path),
];

/** Every address that leads to a page, in each language. */
export const knownRoutes = (site: Site): KnownRoute[] => [
  ...routesOf(site).map((path) => ({ address: path, path })),
  ...formerRoutes(site),
];

/** Addresses of changed slugs and redirect documents, in each language. */
export const formerRoutes = ({ redirects }: Site): KnownRoute[] =>
  redirects.flatMap(({ from, to }) =>
    alternates(from).map(({ locale, path }) => ({ address: path, path: localPath(to, locale) })),
  );
