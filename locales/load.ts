import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Content, contentOf } from './content.ts';
import { mapLocales } from './locale.ts';
import { SiteSchema } from './site.ts';

const CatalogueSchema = v.record(v.string(), v.string());

/**
 * Reads the pulled content. It is read when pages are rendered and not bundled with them, so that
 * a change of content needs no new bundle.
 *
 * @param folder the folder `locales`
 * @throws when a file is missing or was not written by the pull
 */
export function readContent(folder: string): Content {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  return contentOf(
    mapLocales((locale) => v.parse(CatalogueSchema, read(`${locale}.json`))),
    v.parse(SiteSchema, read('site.json')),
  );
}

let content: Content | undefined;

/** The content of this checkout, read once. */
export function loadContent(): Content {
  content ??= readContent(path.resolve('locales'));
  return content;
}
