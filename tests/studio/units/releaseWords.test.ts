import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { RELEASE_MENUS } from '../../../studio/words/zh/releaseMenus.ts';
import { RELEASES } from '../../../studio/words/zh/releases.ts';

const PACKAGES = path.resolve('studio/node_modules');
const Words = v.record(v.string(), v.string());

/** The words of modules in a folder of a package, by their keys. */
async function wordsIn(folder: string, modules: RegExp): Promise<Record<string, string>> {
  const place = path.join(PACKAGES, folder);
  const names = readdirSync(place).filter((name) => modules.test(name));
  const all = await Promise.all(names.map((name) => import(path.join(place, name))));
  return Object.assign(
    {},
    ...all.map((module) => module.default).filter((words) => v.is(Words, words)),
  );
}

let sanitys: Readonly<Record<string, string>>;
beforeAll(async () => {
  sanitys = {
    ...(await wordsIn('sanity/lib', /^resources-.*\.js$/)),
    ...(await wordsIn('@sanity/locale-zh-hans/dist/_chunks-es', /^(?:studio|structure)\.js$/)),
  };
});

/** What the Studio puts into a sentence: values, and elements around words. */
const parts = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g))].sort();

test.each(Object.entries({ ...RELEASES, ...RELEASE_MENUS.studio, ...RELEASE_MENUS.structure }))(
  '%s is a key of Sanity’s, and keeps the parts of its sentence',
  (key, chinese) => {
    expect(sanitys).toHaveProperty([key]);
    expect(parts(chinese)).toEqual(parts(sanitys[key]));
  },
);
