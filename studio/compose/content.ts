import { indexCatalogue } from '../../locales/catalogue.ts';
import type { WholeContent } from '../../locales/indexedContent.ts';
import { mapLocales } from '../../locales/locale.ts';
import type { FormerSite } from '../../locales/site.ts';
import type { Documents } from '../queries/documents.ts';
import { composeTexts } from './catalogues.ts';
import { composeSite } from './composeSite.ts';
import { type Kept, NOTHING_KEPT } from './kept.ts';
import type { Pictures } from './site/pictures.ts';

/**
 * Makes documents into the content that pages are rendered from, without files between.
 *
 * @param previous the site before: pages that moved since leave a redirect
 * @param day on which they are shown: figures have successors
 * @param kept parts that stay as they are
 * @throws when a document refers to one that has no page
 */
export function composeContent(
  documents: Documents,
  pictures: Pictures,
  previous: FormerSite | undefined,
  day: string,
  kept: Kept = NOTHING_KEPT,
): WholeContent {
  const texts = composeTexts(documents, day, kept);
  return {
    catalogues: mapLocales((locale) => indexCatalogue(texts[locale])),
    site: composeSite(documents, pictures, previous, day, kept),
  };
}
