import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import RELEASE_MENUS from '../../../studio/words/zh/releaseMenus.json' with { type: 'json' };
import { RELEASES } from '../../../studio/words/zh/releases.ts';
import UPLOAD from '../../../studio/words/zh/upload.json' with { type: 'json' };

const SANITY = path.resolve('studio/node_modules/sanity/lib');

/** Sanity's own English, by key; some of it stands between other code. */
const english = new Map(
  readdirSync(SANITY)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(SANITY, name), 'utf8'))
    .flatMap((code) => [...code.matchAll(/"?([\w.-]+)"?: ("(?:[^"\\]|\\.)*")/g)])
    .map(([, key, text = '']) => [key, text]),
);

/** What the Studio puts into a sentence: values, and elements around words. */
const parts = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g))].sort();

const { studio, structure } = RELEASE_MENUS;

test.each(Object.entries({ ...RELEASES, ...studio, ...structure, ...UPLOAD }))(
  '%s is a key of Sanity’s, and keeps the parts of its sentence',
  (key, chinese) => {
    expect(english.get(key)).toBeDefined();
    expect(parts(chinese)).toEqual(parts(english.get(key)));
  },
);
