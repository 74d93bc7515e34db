import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type * as v from 'valibot';
import { CatalogueSchema } from '../../locales/catalogue.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import type { Localized } from '../../locales/locale.ts';
import { type FormerSite, FormerSiteSchema } from '../../locales/site.ts';
import { digest } from '../disk/digest.ts';
import { fileExists } from '../disk/durableWrites.ts';
import { fromJson } from '../disk/json.ts';

/** The content of the last pull, without files that are missing or unreadable. */
export interface PreviousContent {
  readonly site: FormerSite | undefined;
  readonly catalogues: Localized<Catalogue>;
  /** Files that exist but cannot be read, for example because another version wrote them. */
  readonly unreadable: readonly string[];
  /** Digests of the files that exist, by name. */
  readonly digests: ReadonlyMap<string, string>;
}

/** @param folder the folder `locales` */
export async function readPreviousContent(folder: string): Promise<PreviousContent> {
  const unreadable: string[] = [];
  const digests = new Map<string, string>();
  const read = async <T>(name: string, schema: v.GenericSchema<unknown, T>) => {
    const file = path.join(folder, name);
    if (!(await fileExists(file))) return undefined;
    const text = await readFile(file, 'utf8');
    digests.set(name, digest(text));
    const read = fromJson(schema, text);
    if (read === undefined) unreadable.push(file);
    return read;
  };
  return {
    site: await read('site.json', FormerSiteSchema),
    catalogues: {
      en: (await read('en.json', CatalogueSchema)) ?? {},
      zh: (await read('zh.json', CatalogueSchema)) ?? {},
    },
    unreadable,
    digests,
  };
}
