import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type CatalogueFile, openCatalogue } from './catalogueFile.ts';
import { type Content, wrapContent } from './content.ts';
import { type Localized, mapLocales } from './locale.ts';
import { type Site, SiteSchema } from './site.ts';

/** The pulled content on disk. */
export interface ContentFiles {
  readonly catalogues: Localized<CatalogueFile>;
  readonly site: Site;
}

/** The bytes of those files, in memory that threads share. */
export interface ContentBytes {
  readonly catalogues: Localized<Uint8Array>;
  readonly site: Uint8Array;
}

/**
 * Reads the pulled content. It is read when pages are rendered instead of bundled with them, so
 * that a content change needs no new bundle.
 *
 * @param folder the path of `locales`
 * @throws if a file is missing or was not written by the pull
 */
export const readContent = (folder: string): ContentFiles => openContent(readBytes(folder));

/** Reads the files without parsing them, see {@link readContent}. */
export function readBytes(folder: string): ContentBytes {
  const read = (name: string) => readShared(path.join(folder, name));
  return { catalogues: mapLocales((locale) => read(`${locale}.json`)), site: read('site.json') };
}

function readShared(file: string): Uint8Array {
  const opened = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(opened).size));
    return bytes.subarray(0, readSync(opened, bytes));
  } finally {
    closeSync(opened);
  }
}

/**
 * Parses the bytes of the files.
 *
 * @throws if a file was not written by the pull
 */
export const openContent = ({ catalogues, site }: ContentBytes): ContentFiles => ({
  catalogues: mapLocales((locale) => openCatalogue(catalogues[locale])),
  site: v.parse(SiteSchema, JSON.parse(new TextDecoder().decode(site))),
});

let content: Content | undefined;

/** The content of this checkout, read once, for pages rendered without explicit content. */
export function loadContent(): Content {
  content ??= wrapContent(readContent(path.resolve('locales')));
  return content;
}
