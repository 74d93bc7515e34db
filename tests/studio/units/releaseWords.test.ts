import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RELEASES } from '../../../studio/words/zh/releases.ts';
import SANITY_WORDS from '../../../studio/words/zh/sanity.json' with { type: 'json' };
import UPLOAD from '../../../studio/words/zh/upload.json' with { type: 'json' };

const SANITY = path.resolve('studio/node_modules/sanity/lib');

/** Sanity's code, without that of variants, which this Studio does not have. */
const sources = readdirSync(SANITY)
  .filter((name) => name.endsWith('.js') && !name.startsWith('VariantsTool'))
  .map((name) => readFileSync(path.join(SANITY, name), 'utf8'));

/** Sanity's English texts, by key; some are between other code. */
const english = new Map(
  sources
    .flatMap((code) => [...code.matchAll(/"?([\w.-]+)"?: ("(?:[^"\\]|\\.)*")/g)])
    .map(([, key, text = '']) => [key, text]),
);

/** The placeholders of a text: values, and elements around words. */
const parts = (text = '') => [...new Set(text.match(/\{\{\w+\}\}|<\/?\w+\/?>/g))].sort();

const { studio, structure } = SANITY_WORDS;

test.each(Object.entries({ ...RELEASES, ...studio, ...structure, ...UPLOAD }))(
  "%s is one of Sanity's keys, and keeps the placeholders of its sentence",
  (key, chinese) => {
    expect(english.get(key)).toBeDefined();
    expect(parts(chinese)).toEqual(parts(english.get(key)));
  },
);

test("Chinese has both forms of Sanity's singular and plural texts", () => {
  // Chinese has one plural form, and a missing one would be shown in English.
  const plurals = sources
    .flatMap((code) => [...code.matchAll(/(?<=[?(:=]\s*)"([\w.-]+_(?:one|other))"/g)])
    .map(([, key = '']) => key)
    // Texts about variants.
    .filter((key) => !key.startsWith('document-group.'));
  expect(plurals).toContain('revert-dialog.confirm-revert-description_one');
  const chinese = { ...RELEASES, ...studio, ...structure };
  expect(plurals.filter((key) => !Object.hasOwn(chinese, key))).toEqual([]);
});
