import { composeCatalogues } from '../../studio/compose/catalogues.ts';
import { composeSite } from '../../studio/compose/composeSite.ts';
import { changedFiles, type Generation } from '../content/generation.ts';
import type { Previous } from '../content/previous.ts';
import type { PulledContent } from '../content/pulledContent.ts';
import type { AcceptedContent } from './hold/holdBack.ts';
import { madePictures } from './pictures/madePictures.ts';

/** What a pull makes of the content, and what of it is new. */
export interface Composed extends PulledContent {
  readonly generation: Generation;
  /** Files of the generation that differ from those on the disk. */
  readonly changed: readonly string[];
}

/**
 * Makes the site's files of what was accepted, and tells which of them are new.
 *
 * @param locales the folder `locales`
 * @param day on which the content is shown: figures have successors, and days of review
 */
export async function composeGeneration(
  { documents, kept }: AcceptedContent,
  previous: Previous,
  locales: string,
  day: string,
): Promise<Composed> {
  const catalogues = composeCatalogues(documents, day, kept);
  const site = composeSite(documents, madePictures, previous.site, day, kept);
  const generation: Generation = new Map<string, unknown>([
    ['en.json', catalogues.en],
    ['zh.json', catalogues.zh],
    ['site.json', site],
  ]);
  return { site, catalogues, generation, changed: await changedFiles(locales, generation) };
}
