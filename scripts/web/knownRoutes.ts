import { alternates, localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

/** An address that leads to a page, both in lower case, without a slash or ending. */
export interface KnownRoute {
  readonly address: string;
  /** The canonical path of the page: the address itself, unless that is a former one. */
  readonly path: string;
}

/** Every address that leads to a page, in each language. */
export function knownRoutes(site: Site): KnownRoute[] {
  return [
    ...sitePages(site).flatMap(({ path }) =>
      alternates(path).map(({ path }) => ({ address: path, path })),
    ),
    ...formerRoutes(site),
  ];
}

/** Addresses of changed slugs and redirect documents, in each language. */
export const formerRoutes = ({ redirects }: Site): KnownRoute[] =>
  redirects.flatMap(({ from, to }) =>
    alternates(from).map(({ locale, path }) => ({ address: path, path: localPath(to, locale) })),
  );
