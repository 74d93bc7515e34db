import { mapLocales } from '../../../locales/locale.ts';
import { SHARED_GROUPS } from '../../../locales/routes.ts';
import type { Site } from '../../../locales/site.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { PulledContent } from '../../../scripts/content/pulledContent.ts';
import { catalogues, site } from '../../support/fixtureContent.ts';

/** The screens and a few programmes, so that releases are made fast. */
export function smallContent(count = 2): PulledContent {
  const programs = site.programs.slice(0, count);
  const small: Site = { ...site, programs, projects: [], team: [], redirects: [] };
  const groups = [...sitePages(small).map(({ group }) => group), ...SHARED_GROUPS];
  const isIn = (key: string) => groups.some((group) => key.startsWith(`${group}.`));
  return {
    site: small,
    catalogues: mapLocales((locale) =>
      Object.fromEntries(Object.entries(catalogues[locale]).filter(([key]) => isIn(key))),
    ),
  };
}
