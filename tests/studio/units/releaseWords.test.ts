import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { RELEASES } from '../../../studio/words/zh/releases.ts';
import REMOVAL from '../../../studio/words/zh/removal.json' with { type: 'json' };
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

test.each(Object.entries({ ...RELEASES, ...studio, ...structure, ...UPLOAD, ...REMOVAL }))(
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

/** Sanity's own Chinese texts, by key. */
const CHINESE = path.resolve('studio/node_modules/@sanity/locale-zh-hans/dist/_chunks-es');
const theirs = new Map(
  readdirSync(CHINESE)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => [
      ...readFileSync(path.join(CHINESE, name), 'utf8').matchAll(
        /"([\w.-]+)": ("(?:[^"\\]|\\.)*")/g,
      ),
    ])
    .map(([, key = '', text = '']) => [key, JSON.parse(text) as unknown]),
);

test.each(['inputs.array.action', 'inputs.reference.action'])(
  'the entries of the menu %s that copy to the clipboard and add a copy differ',
  (menu) => {
    const ours = new Map(Object.entries(studio));
    const entry = (name: string) => ours.get(`${menu}.${name}`) ?? theirs.get(`${menu}.${name}`);
    expect(entry('copy')).toBe('复制');
    expect(entry('duplicate')).not.toBe('复制');
  },
);

test('the panel of the history is called like it in the menu, and its changes as in the form', () => {
  const called = (key: string) =>
    new Map(Object.entries({ ...studio, ...structure })).get(key) ?? theirs.get(key);
  expect(called('changes.title')).toBe(called('changes.tab.history'));
  expect(called('changes.tab.review-changes')).toBe(
    called('status-bar.review-changes-button.tooltip.text'),
  );
});

test('the history says that a page was taken from the site, not that it never was there', () => {
  const ours = new Map(Object.entries(studio));
  for (const use of ['', '_timestamp'])
    expect(ours.get(`timeline.operation.unpublished${use}`)).toContain('取消发布');
});
