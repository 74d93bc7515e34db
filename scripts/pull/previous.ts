import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { Catalogue } from '../../locales/flatten.ts';
import type { Localized } from '../../locales/locale.ts';
import { type Site, SiteSchema } from '../../locales/site.ts';

const CatalogueSchema = v.record(v.string(), v.string());

/** What the last pull wrote; a part that is missing or unreadable counts as not there. */
export interface Previous {
  readonly site: Site | undefined;
  readonly catalogues: Localized<Catalogue>;
}

/** @param folder the folder `locales` */
export async function readPrevious(folder: string): Promise<Previous> {
  const read = async (name: string): Promise<unknown> =>
    readFile(path.join(folder, name), 'utf8')
      .then((text): unknown => JSON.parse(text))
      .catch(() => undefined);
  const site = v.safeParse(SiteSchema, await read('site.json'));
  const catalogue = async (name: string) => {
    const parsed = v.safeParse(CatalogueSchema, await read(name));
    return parsed.success ? parsed.output : {};
  };
  return {
    site: site.success ? site.output : undefined,
    catalogues: { en: await catalogue('en.json'), zh: await catalogue('zh.json') },
  };
}
