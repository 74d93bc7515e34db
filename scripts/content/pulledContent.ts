import { indexCatalogue } from '../../locales/catalogue.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import type { FormerSite, Site } from '../../locales/site.ts';

/** The files of `locales/` that a pull writes. */
export const CONTENT_FILES = ['en.json', 'zh.json', 'site.json'] as const;

/** Content written by a pull, possibly of an earlier version. */
export interface FormerContent {
  readonly site: FormerSite;
  readonly catalogues: Localized<Catalogue>;
}

/** Content written by a pull of this version. */
export interface PulledContent extends FormerContent {
  readonly site: Site;
}

/** The content with its catalogues indexed by group. */
export const indexCatalogues = <S>({
  site,
  catalogues,
}: {
  readonly site: S;
  readonly catalogues: Localized<Catalogue>;
}) => ({
  site,
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
});
