import type { WholeContent } from '../../locales/indexedContent.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { SitePage } from '../../locales/sitePages.ts';
import type { PageLink } from './contentChanges.ts';

/** @param origin of the published site */
export const linkTo = (
  { path, group }: SitePage,
  { catalogues }: WholeContent,
  origin: string,
): PageLink => ({
  path,
  titles: mapLocales((locale) => catalogues[locale].get(group)?.[`${group}.seo.title`] ?? path),
  urls: urlsOf(path, origin),
});

const urlsOf = (path: string, origin: string): Localized<string> =>
  mapLocales((locale) => origin + localPath(path, locale));
