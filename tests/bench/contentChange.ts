import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { CatalogueSchema } from '../../locales/catalogue.ts';
import { LOCALES } from '../../locales/locale.ts';
import { SiteSchema } from '../../locales/site.ts';
import type { Copy, Duration } from './copy.ts';
import { asPulled } from './manyPages.ts';

/** Number of builds; the median counts, because the machine has other work too. */
const ROUNDS = 5;

/** The changed field: a text of the programme's page only, or its title, which its index shows too. */
const CHANGES = { text: 'overview.description1', title: 'title' } as const;

export type ContentChange = keyof typeof CHANGES;

/** Times a build after a change to one programme, in a copy that has been built. */
export async function measureContentChange(copy: Copy, change: ContentChange): Promise<Duration> {
  const durations: Duration[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await changeProgram(path.join(copy.root, 'locales'), CHANGES[change], `Round ${round}.`);
    durations.push(await copy.run('build.ts'));
  }
  const middle = durations.sort((a, b) => a.processor - b.processor)[Math.floor(ROUNDS / 2)];
  return middle ?? { elapsed: 0, processor: 0 };
}

/** Writes what a pull would: a text in both languages, and the publication date. */
async function changeProgram(locales: string, field: string, text: string): Promise<void> {
  const change = async (name: string, edit: (content: unknown) => unknown) => {
    const file = path.join(locales, name);
    await writeFile(file, asPulled(edit(JSON.parse(await readFile(file, 'utf8')))));
  };
  let group = '';
  await change('site.json', (content) => {
    const site = v.parse(SiteSchema, content);
    const [program, ...others] = site.programs;
    if (!program) return site;
    group = program.group;
    return { ...site, programs: [{ ...program, updatedAt: new Date().toISOString() }, ...others] };
  });
  for (const locale of LOCALES)
    await change(`${locale}.json`, (content) => ({
      ...v.parse(CatalogueSchema, content),
      [`${group}.${field}`]: text,
    }));
}
