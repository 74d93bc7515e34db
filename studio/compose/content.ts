import { indexCatalogue } from '../../locales/catalogue.ts';
import type { WholeContent } from '../../locales/content.ts';
import { mapLocales } from '../../locales/locale.ts';
import type { Site } from '../../locales/site.ts';
import type { Documents } from '../queries/documents.ts';
import { composeTexts } from './catalogues.ts';
import type { Page } from './pages.ts';
import type { Pictures } from './site/pictures.ts';
import { composeSite } from './site.ts';

/**
 * Makes documents into the content that pages are rendered from, without files between.
 *
 * @param pages the documents that have a page, with their groups
 * @param previous the site before: pages that moved since leave a redirect
 * @throws when a document lacks what its page is made from
 */
export function composeContent(
  documents: Documents,
  pages: readonly Page[],
  pictures: Pictures,
  previous: Site | undefined,
): WholeContent {
  const texts = composeTexts(documents, pages);
  return {
    catalogues: mapLocales((locale) => indexCatalogue(texts[locale])),
    site: composeSite(documents, pages, pictures, previous),
  };
}
