import { type Localized, mapLocales } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { SitePage } from '../../locales/sitePages.ts';
import type { ComparedContent, PageLink } from './contentChanges.ts';

/** @param origin the origin of the published site */
export const linkTo = (
  { path, group }: SitePage,
  { catalogues }: ComparedContent,
  origin: string,
): PageLink => ({
  path,
  titles: mapLocales((locale) => {
    const texts = catalogues[locale].get(group);
    // A draft may not have a search title yet; its name is the fallback.
    return NAMES.map((name) => texts?.[`${group}.${name}`]).find(Boolean) ?? path;
  }),
  urls: urlsOf(path, origin),
});

/** Fields for a page's name, by priority; `title` is last because it is a person's position. */
const NAMES = ['seo.title', 'name', 'title'];

const urlsOf = (path: string, origin: string): Localized<string> =>
  mapLocales((locale) => origin + localPath(path, locale));
