import { indexCatalogue } from '../../locales/catalogue.ts';
import { contentOf } from '../../locales/content.ts';
import { dayOf } from '../../locales/day.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import { type Localized, mapLocales } from '../../locales/locale.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { madePictures } from '../../scripts/pull/pictures/pictures.ts';
import { composeContent } from '../../studio/compose/content.ts';
import { projectDocuments } from '../../studio/interface/preview/draft/lakeState.ts';
import { fitDocuments } from '../../studio/queries/documents.ts';
import { storedDocuments } from './storedDocuments.ts';

const documents = await projectDocuments(await storedDocuments());
const day = dayOf(new Date());
const composed = composeContent(fitDocuments(documents), madePictures, undefined, day);

/** The fixture's language-neutral content. */
export const { site } = composed;

const GROUPS = ['site', 'nav', 'ui', 'errors', ...sitePages(site).map(({ group }) => group)];

/** The catalogues of the fixture. */
export const catalogues: Localized<Catalogue> = mapLocales((locale) =>
  Object.assign({}, ...GROUPS.map((group) => composed.catalogues[locale].get(group))),
);

/** The fixture's content, as pages get it. */
export const content = contentOf({
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
  site,
});
