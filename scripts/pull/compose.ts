import { mapLocales } from '../../locales/locale.ts';
import { sortCatalogue } from '../../studio/compose/catalogues.ts';
import { composeContent } from '../../studio/compose/content.ts';
import { findChangedFiles, type Generation } from '../content/generation.ts';
import type { PreviousContent } from '../content/previousContent.ts';
import type { PulledContent } from '../content/pulledContent.ts';
import type { AcceptedContent } from './hold/holdBack.ts';
import { hashedPictures } from './pictures/pictures.ts';

export interface ComposedContent extends PulledContent {
  readonly generation: Generation;
  /** Files of the generation that differ from the previous ones. */
  readonly changed: readonly string[];
}

/**
 * Composes the site's files from the accepted content and determines which have changed.
 *
 * @param day on which the content is shown, which decides between a figure and its successor
 */
export function composeGeneration(
  { documents, kept }: AcceptedContent,
  previous: PreviousContent,
  day: string,
): ComposedContent {
  const options = { previous: previous.site, day, kept };
  const { site, catalogues: texts } = composeContent(documents, hashedPictures, options);
  const catalogues = mapLocales((locale) => sortCatalogue(texts[locale]));
  const generation: Generation = new Map<string, unknown>([
    ['en.json', catalogues.en],
    ['zh.json', catalogues.zh],
    ['site.json', site],
  ]);
  return { site, catalogues, generation, changed: findChangedFiles(previous.digests, generation) };
}
