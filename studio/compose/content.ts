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
 * Composes the content that pages are rendered from directly from documents, without writing files.
 *
 * @param previous the previous site: pages that have moved since leave a redirect
 * @param day on which they are shown, because figures have later values
 * @param kept parts that stay unchanged
 * @throws if a document references one without a page
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
