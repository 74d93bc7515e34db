import { indexCatalogue } from '../../locales/catalogue.ts';
import { wrapContent } from '../../locales/content.ts';
import { dayOf } from '../../locales/day.ts';
import { mapLocales } from '../../locales/locale.ts';
import { hashedPictures } from '../../scripts/pull/pictures/pictures.ts';
import { composeContent } from '../../studio/compose/content.ts';
import { projectDocuments } from '../../studio/interface/preview/draft/lakeState.ts';
import { parseDocuments } from '../../studio/queries/documents.ts';
import { storedDocuments } from './storedDocuments.ts';

const documents = await projectDocuments(await storedDocuments());
const day = dayOf(new Date());

/** The fixture's language-neutral content, and its catalogues. */
export const { site, catalogues } = composeContent(parseDocuments(documents), hashedPictures, {
  day,
});

/** The fixture's content, as pages get it. */
export const content = wrapContent({
  catalogues: mapLocales((locale) => indexCatalogue(catalogues[locale])),
  site,
});
