import { type Localized, mapLocales } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { SitePage } from '../../locales/sitePages.ts';
import type { ComparedContent, PageLink } from './contentChanges.ts';

/** @param origin of the published site */
export const linkTo = (
  { path, group }: SitePage,
  { catalogues }: ComparedContent,
  origin: string,
): PageLink => ({
  path,
  titles: mapLocales((locale) => {
    const texts = catalogues[locale].get(group);
    // A draft may have no title for search engines yet: then its name stands for it.
    return NAMES.map((name) => texts?.[`${group}.${name}`]).find(Boolean) ?? path;
  }),
  urls: urlsOf(path, origin),
});

/** The texts that a page is called by, the first that is there; a person's title is their position. */
const NAMES = ['seo.title', 'name', 'title'];

const urlsOf = (path: string, origin: string): Localized<string> =>
  mapLocales((locale) => origin + localPath(path, locale));
