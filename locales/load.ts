import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type CatalogueFile, openCatalogue } from './catalogueFile.ts';
import { type Content, contentOf } from './content.ts';
import { type Localized, mapLocales } from './locale.ts';
import { type Site, SiteSchema } from './site.ts';

/** The pulled content as it is on the disk. */
export interface ContentFiles {
  readonly catalogues: Localized<CatalogueFile>;
  readonly site: Site;
}

/**
 * Reads the pulled content. It is read when pages are rendered and not bundled with them, so that
 * a change of content needs no new bundle.
 *
 * @param folder the folder `locales`
 * @throws when a file is missing or was not written by the pull
 */
export function readContent(folder: string): ContentFiles {
  const read = (name: string) => readFileSync(path.join(folder, name));
  return {
    catalogues: mapLocales((locale) => openCatalogue(read(`${locale}.json`))),
    site: v.parse(SiteSchema, JSON.parse(read('site.json').toString())),
  };
}

let content: Content | undefined;

/** The content of this checkout, read once: for pages that are rendered without being given any. */
export function loadContent(): Content {
  content ??= contentOf(readContent(path.resolve('locales')));
  return content;
}
