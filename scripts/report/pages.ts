import { type Localized, mapLocales } from '../../locales/locale.ts';
import { localPath } from '../../locales/localPath.ts';
import type { Site } from '../../locales/site.ts';
import type { PageLink, PulledContent } from './report.ts';

/** Everything that has a page. */
export const pagesOf = ({ screens, programs, projects, team }: Site) => [
  ...Object.values(screens),
  ...programs,
  ...projects,
  ...team,
];

export type SitePage = ReturnType<typeof pagesOf>[number];

/** @param origin of the published site */
export const linkTo = (
  { path, group }: SitePage,
  { catalogues }: PulledContent,
  origin: string,
): PageLink => ({
  path,
  titles: mapLocales((locale) => catalogues[locale][`${group}.seo.title`] ?? path),
  urls: urlsOf(path, origin),
});

const urlsOf = (path: string, origin: string): Localized<string> =>
  mapLocales((locale) => origin + localPath(path, locale));
