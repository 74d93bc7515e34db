import { type CatalogueIndex, indexCatalogue } from './catalogue.ts';
import type { Catalogue } from './flatten.ts';
import { type Localized, mapLocales } from './locale.ts';
import type { Site } from './site.ts';

/** Everything that pages are made from. */
export interface Content {
  readonly catalogues: Localized<CatalogueIndex>;
  readonly site: Site;
}

/** Makes both halves of the content ready for pages. */
export const contentOf = (catalogues: Localized<Catalogue>, site: Site): Content => ({
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
  site,
});
