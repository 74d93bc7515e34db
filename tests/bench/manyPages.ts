import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { LOCALES } from '../../locales/locale.ts';
import type { Program } from '../../locales/program.ts';
import { type Site, SiteSchema } from '../../locales/site.ts';

const Catalogue = v.record(v.string(), v.string());

/**
 * Adds copies of the programmes, with unique slugs, until the site has the given number of pages.
 *
 * @param root checkout whose `locales/` are rewritten
 * @param pages number of pages in all languages together
 */
export async function writeManyPages(root: string, pages: number): Promise<void> {
  const file = (name: string) => path.join(root, 'locales', name);
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(file(name), 'utf8'));

  const site = v.parse(SiteSchema, await read('site.json'));
  const copies = copyPrograms(site, pages / LOCALES.length);
  const programs = [...site.programs, ...copies.map(({ copy }) => copy)];
  await writeFile(file('site.json'), asPulled({ ...site, programs }));
  for (const locale of LOCALES) {
    const entries = Object.entries(v.parse(Catalogue, await read(`${locale}.json`)));
    const added = copies.flatMap(({ original, copy }) => copyTexts(entries, original, copy));
    const catalogue = Object.fromEntries([...entries, ...added]);
    await writeFile(file(`${locale}.json`), asPulled(catalogue));
  }
}

/** Formats JSON as the pull does. */
export const asPulled = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

interface Pair {
  readonly original: Program;
  readonly copy: Program;
}

function copyPrograms({ screens, programs, projects, team }: Site, routes: number): Pair[] {
  const present = [Object.values(screens), programs, projects, team].flat().length;
  return Array.from({ length: Math.max(0, routes - present) }).flatMap((_, index) => {
    const original = programs[index % programs.length];
    if (!original) return [];
    const ending = `-copy-${Math.floor(index / programs.length)}`;
    const copy = {
      ...original,
      id: original.id + ending,
      slug: original.slug + ending,
      path: original.path + ending,
      group: original.group + ending,
      neighbours: original.neighbours.map((neighbour) => neighbour + ending),
    };
    return [{ original, copy }];
  });
}

type Entry = readonly [key: string, text: string];

const copyTexts = (entries: readonly Entry[], original: Program, copy: Program): Entry[] =>
  entries
    .filter(([key]) => key.startsWith(`${original.group}.`))
    .map(([key, text]) => [copy.group + key.slice(original.group.length), text]);
