import { LOCALES } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import { sitePages } from '../../locales/sitePages.ts';

/** Addresses of all pages that the content asks for, in every language. */
export const routesOf = (site: Site): string[] =>
  sitePages(site).flatMap(({ path }) => LOCALES.map((locale) => localPath(path, locale)));
