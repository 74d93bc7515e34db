import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchLoadedIndex } from '../../components/islands/search/searchSite.ts';
import { CatalogueSchema } from '../../locales/catalogue.ts';
import type { Catalogue } from '../../locales/flatten.ts';
import type { SearchEntry } from '../../locales/searchIndex.ts';
import { writeManyPages } from '../bench/manyPages.ts';
import { copyBundle } from '../support/bundle.ts';
import { pages, site } from '../support/content.ts';
import { FAST_BUILD } from '../support/environment.ts';
import { runScript } from '../support/runScript.ts';
import { copyCode, copyContent } from '../support/siteCopy.ts';

/** Enough for several threads, and for more than the number compressed at the highest level. */
const MANY = 304;

/** Pages that show none of the added programmes. */
const UNCHANGED = pages
  .filter(({ group }) => /^(?:about|contact|team\.)/.test(group))
  .map(({ path: address }) => `${address.slice(1)}.html`);

let root = '';
const client = (file: string) => path.join(root, 'dist', 'client', file);
const read = (file: string) => readFile(client(file));
const run = () => runScript('build.ts', [], root, FAST_BUILD);
const build = async () => expect(await run()).toMatchObject({ code: 0, stderr: '' });
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'many-'));
  await copyCode(root);
  await copyContent(process.cwd(), root);
  await copyBundle(root);
});
afterAll(() => rm(root, { recursive: true }));

async function changeTexts(change: (texts: Catalogue) => Catalogue) {
  const file = path.join(root, 'locales', 'en.json');
  const texts = v.parse(CatalogueSchema, JSON.parse(await readFile(file, 'utf8')));
  await writeFile(file, JSON.stringify(change(texts), undefined, 2));
}

test('renders the same pages with several threads as with one', async () => {
  await build();
  const few = await Promise.all(UNCHANGED.map(async (file) => ({ file, html: await read(file) })));
  await writeManyPages(root, MANY);
  await build();
  expect(few.length).toBeGreaterThan(0);
  for (const { file, html } of few) {
    expect(await read(file), file).toEqual(html);
    expect(brotliDecompressSync(await read(`${file}.br`)), file).toEqual(html);
  }
  const sitemap = (await read('sitemap.xml')).toString();
  expect(sitemap.split('<loc>').length - 1).toBeGreaterThanOrEqual(MANY);
});

describe('the search index of a large site', () => {
  const partsOf = async (page: string) =>
    /data-search="([^"]+)"/.exec((await read(page)).toString())?.[1]?.split(' ') ?? [];
  const load = async (part: string): Promise<SearchEntry[]> =>
    JSON.parse(await readFile(client(part), 'utf8'));

  test.each(['search.html', 'zh/search.html'])(
    'covers every page with the parts of %s',
    async (page) => {
      const parts = await Promise.all((await partsOf(page)).map(load));
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(part.length).toBeGreaterThan(0);
      const ids = parts.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const html = (await read(page)).toString();
      const list = html.slice(html.indexOf('id="all-pages"'), html.indexOf('</main>'));
      const listed = Array.from(list.matchAll(/href="([^"]+)"/g), ([, href = '']) => href);
      expect(ids).toEqual(expect.arrayContaining(listed));
      expect(listed.length).toBeGreaterThan(MANY / 3);
    },
  );

  test('rebuilds only the part with a changed text', async () => {
    const parts = [...(await partsOf('search.html')), ...(await partsOf('zh/search.html'))];
    const inodes = () => Promise.all(parts.map(async (part) => (await stat(client(part))).ino));
    const before = await inodes();
    const [program] = site.programs;
    await changeTexts((texts) => ({ ...texts, [`${program?.group}.description`]: 'Zymurgists' }));
    await build();
    const after = await inodes();
    const made = parts.filter((_, index) => after[index] !== before[index]);
    expect(made).toHaveLength(1);
    const [part = ''] = made;
    const { best } = searchLoadedIndex(await load(part), 'zymurgists', [], 1);
    expect(best.map(({ id }) => id)).toEqual([program?.path]);
  });
});

test('names a page that cannot be rendered', async () => {
  // The first one, so that the build does not render others before it.
  const key = 'home.hero.title';
  await changeTexts(({ [key]: _, ...others }) => others);
  await writeFile(path.join(root, 'dist', 'manifest.ndjson'), '');
  const { code, stderr } = await run();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(`The page \\S+ could not be rendered\\nCause: .*${RegExp.escape(`"${key}"`)}`),
  );
});
