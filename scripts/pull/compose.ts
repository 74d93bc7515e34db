import type { Site } from '../../locales/site.ts';
import { composeCatalogues } from '../../studio/compose/catalogues.ts';
import { composeSite, type Pictures } from '../../studio/compose/site.ts';
import type { Content } from './accept.ts';
import { type Change, changesBetween } from './changes.ts';
import { changedFiles, type Generation } from './generation.ts';
import { describePicture } from './pictures/pictures.ts';
import { defaultShare, shareOf } from './pictures/share.ts';
import type { Previous } from './previous.ts';

/** What a pull makes of the content, and what of it is new. */
export interface Composed {
  readonly site: Site;
  readonly generation: Generation;
  /** How many texts there are in each language. */
  readonly texts: number;
  /** Files of the generation that differ from those on the disk. */
  readonly changed: readonly string[];
  /** Texts that differ. */
  readonly changes: readonly Change[];
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
  return {
    site,
    generation,
    texts: Object.keys(catalogues.en).length,
    changed: await changedFiles(locales, generation),
    changes: changesBetween(previous.catalogues, catalogues),
  };
}

/** Pictures named by what they are made from. */
const madePictures: Pictures = {
  describe: describePicture,
  shareUrl: ({ slug, accent }) => shareOf({ seed: slug, accent }).url,
  defaultShareUrl: defaultShare.url,
};

const toJson = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`;
