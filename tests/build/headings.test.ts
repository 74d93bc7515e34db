import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import { parse } from 'node-html-parser';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FAST_COMPRESSION } from '../support/environment.ts';
import { readPulled } from '../support/pulledSite.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';

const TITLE = 'contact.hero.title';

let site: SmallSite;
let former: string;
let whole: Record<string, string>;
beforeAll(async () => {
  site = await makeSmallSite();
  ({ [TITLE]: former = '' } = (await readPulled(site)).zh);
  await build();
  whole = readTree(site.client);
});
afterAll(() => site[Symbol.asyncDispose]());

const build = () => site.build([], FAST_COMPRESSION);

const chinesePages = () =>
  Object.keys(readTree(site.client)).filter((file) => /^zh(?:\/(?!.*index)|\.).*html$/.test(file));

const fontOf = (page: string): string => {
  const html = readFileSync(path.join(site.client, page), 'utf8');
  const [, sheet = ''] = /href="\/(assets\/headings\/[^"]+\.css)"/.exec(html) ?? [];
  const rule = readFileSync(path.join(site.client, sheet), 'utf8');
  return /url\(\/([^)]+)\)/.exec(rule)?.[1] ?? '';
};

/** Elements in the heading font. */
const IN_SONG = 'main h1, main h2, .bar-name, .glance-figure, .register-figure, .fact';

/** Characters of the Chinese headings and figures. */
function charactersOf(page: string): string[] {
  const root = parse(readFileSync(path.join(site.client, page), 'utf8'));
  const headings = root.querySelectorAll(IN_SONG);
  for (const heading of headings)
    for (const other of heading.querySelectorAll('[lang]:not([lang|="zh"]), small')) other.remove();
  return [
    ...new Set(headings.map(({ textContent }) => textContent.replaceAll(/\s/g, '')).join('')),
  ];
}

/** The characters that a font contains. */
async function charactersIn(file: string): Promise<string[]> {
  const font = await readFile(path.join(site.client, file));
  const everything = String.fromCodePoint(
    ...Array.from({ length: 0xfff0 - 0x20 }, (_, i) => i + 0x20),
  );
  const plain = await subsetFont(font, everything, { targetFormat: 'truetype' });
  const face = new Face(new Blob(Uint8Array.from(plain).buffer), 0);
  return Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code));
}

test('a Chinese page has a font with exactly the characters of its headings and figures', async () => {
  const pages = chinesePages();
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages)
    expect((await charactersIn(fontOf(page))).sort(), page).toEqual(charactersOf(page).sort());
});

test('English pages have no such font', async () => {
  const pages = Object.keys(readTree(site.client)).filter((file) => /^(?!zh\b).*html$/.test(file));
  const texts = pages.map((page) => readFileSync(path.join(site.client, page), 'utf8'));
  expect(texts.filter((text) => text.includes('assets/headings'))).toEqual([]);
});

test('rebuilds only the font of a page with a new character in a heading', async () => {
  const before = new Map(chinesePages().map((page) => [page, fontOf(page)]));
  await site.setText('zh', TITLE, '鑫');
  await build();
  const changed = chinesePages().filter((page) => fontOf(page) !== before.get(page));
  expect(changed).toEqual(['zh/contact.html']);
  expect(await charactersIn(fontOf('zh/contact.html'))).toContain('鑫');
  expect(readTree(site.client)).not.toHaveProperty(before.get('zh/contact.html') ?? '');
});

test('subsets a font alone to the same bytes as among all', async () => {
  await site.setText('zh', TITLE, former);
  await build();
  expect(readTree(site.client)).toEqual(whole);
});
