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

/** The bytes of those files: what several threads can read at once. */
export interface ContentBytes {
  readonly catalogues: Localized<Uint8Array>;
  readonly site: Uint8Array;
}

/**
 * Reads the pulled content. It is read when pages are rendered and not bundled with them, so that
 * a change of content needs no new bundle.
 *
 * @param folder the folder `locales`
 * @throws when a file is missing or was not written by the pull
 */
export const readContent = (folder: string): ContentFiles => openContent(readBytes(folder));

/** Reads the files alone, see {@link readContent}. */
export function readBytes(folder: string): ContentBytes {
  const read = (name: string) => readFileSync(path.join(folder, name));
  return { catalogues: mapLocales((locale) => read(`${locale}.json`)), site: read('site.json') };
}

/**
 * Opens what was read.
 *
 * @throws when a file was not written by the pull
 */
export const openContent = ({ catalogues, site }: ContentBytes): ContentFiles => ({
  catalogues: mapLocales((locale) => openCatalogue(catalogues[locale])),
  site: v.parse(SiteSchema, JSON.parse(new TextDecoder().decode(site))),
});

let content: Content | undefined;

/** The content of this checkout, read once: for pages that are rendered without being given any. */
export function loadContent(): Content {
  content ??= contentOf(readContent(path.resolve('locales')));
  return content;
}
