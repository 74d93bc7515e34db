import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { CatalogueSchema, indexCatalogue } from '../../locales/catalogue.ts';
import { wrapContent } from '../../locales/content.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import { type Site, SiteSchema } from '../../locales/site.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`locales/${name}.json`, 'utf8'));

/** The committed catalogues. */
export const catalogues: Localized<Catalogue> = mapLocales((locale) =>
  v.parse(CatalogueSchema, read(locale)),
);

/** The committed language-neutral content. */
export const site: Site = v.parse(SiteSchema, read('site'));

/** The committed content, as pages get it. */
export const content = wrapContent({
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
  site,
});

/** Path and catalogue group of every page. */
export const pages = [
  ...Object.values(site.screens),
  ...site.programs,
  ...site.projects,
  ...site.team,
  ...site.guides,
].map(({ path, group }) => ({ path, group }));

/** The programme at a path. */
export function programAt(path: string) {
  const program = site.programs.find((candidate) => candidate.path === path);
  if (!program) throw new Error(`There is no programme at ${path}`);
  return program;
}
