import { mapLocales } from '../../../locales/locale.ts';
import type { Site } from '../../../locales/site.ts';
import { pagesOf } from '../../../scripts/report/pages.ts';
import type { PulledContent } from '../../../scripts/report/report.ts';
import { catalogues, site } from '../../support/content.ts';

/** Little content, so that a release of it is made in no time: the screens and some programmes. */
export function smallContent(count = 2): PulledContent {
  const programs = site.programs.slice(0, count);
  const small: Site = { ...site, programs, projects: [], team: [], redirects: [] };
  const groups = [...pagesOf(small).map(({ group }) => group), 'nav', 'site', 'ui', 'errors'];
  const isIn = (key: string) => groups.some((group) => key.startsWith(`${group}.`));
  return {
    site: small,
    catalogues: mapLocales((locale) =>
      Object.fromEntries(Object.entries(catalogues[locale]).filter(([key]) => isIn(key))),
    ),
  };
}
