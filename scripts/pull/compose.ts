import { composeCatalogues } from '../../studio/compose/catalogues.ts';
import { composeSite } from '../../studio/compose/site.ts';
import type { PulledContent } from '../report/report.ts';
import type { Content } from './accept.ts';
import { changedFiles, type Generation } from './generation.ts';
import { madePictures } from './pictures/madePictures.ts';
import type { Previous } from './previous.ts';

/** What a pull makes of the content, and what of it is new. */
export interface Composed extends PulledContent {
  readonly generation: Generation;
  /** Files of the generation that differ from those on the disk. */
  readonly changed: readonly string[];
}

/** @param locales the folder `locales` */
export async function composeGeneration(
  { documents, pages, kept }: Content,
  previous: Previous,
  locales: string,
): Promise<Composed> {
  const catalogues = composeCatalogues(documents, pages, kept);
  const site = composeSite(documents, pages, madePictures, previous.site, kept);
  const generation: Generation = new Map([
    ['en.json', toJson(catalogues.en)],
    ['zh.json', toJson(catalogues.zh)],
    ['site.json', toJson(site)],
  ]);
  return { site, catalogues, generation, changed: await changedFiles(locales, generation) };
}

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
