import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../../scripts/bench/copy.ts';
import { writeManyPages } from '../../scripts/bench/manyPages.ts';
import { pages } from '../support/content.ts';

/** More than one thread renders, and more than are compressed at their best. */
const MANY = 340;

/** Pages that show nothing of the added programmes. */
const UNCHANGED = pages
  .filter(({ group }) => /^(?:about|contact|team\.)/.test(group))
  .map(({ path: address }) => `${address.slice(1)}.html`);

let copy: Copy;
const read = (file: string) => readFile(path.join(copy.client, file));
beforeAll(async () => {
  copy = await makeCopy(process.cwd());
});
afterAll(() => copy[Symbol.asyncDispose]());

test('many pages, rendered by threads, are the pages that one thread renders', async () => {
  await copy.run('build.ts');
  const few = await Promise.all(UNCHANGED.map(async (file) => ({ file, html: await read(file) })));
  await writeManyPages(copy.root, MANY);
  await copy.run('build.ts');
  expect(few.length).toBeGreaterThan(0);
  for (const { file, html } of few) {
    expect(await read(file), file).toEqual(html);
    expect(brotliDecompressSync(await read(`${file}.br`)), file).toEqual(html);
  }
  const sitemap = (await read('sitemap.xml')).toString();
  expect(sitemap.split('<loc>').length - 1).toBeGreaterThanOrEqual(MANY);
});

test('a page that cannot be rendered ends the build with its name', async () => {
  const file = path.join(copy.root, 'locales', 'en.json');
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  const [first] = pages.filter(({ group }) => group.startsWith('team.'));
  const key = `${first?.group}.name`;
  const broken = Object.entries(texts ?? {}).filter(([other]) => other !== key);
  await writeFile(file, JSON.stringify(Object.fromEntries(broken), undefined, 2));
  await writeFile(path.join(copy.root, 'dist', 'manifest.ndjson'), '');
  await expect(copy.run('build.ts')).rejects.toThrow(
    new RegExp(`The page \\S+ could not be rendered\\nCause: .*${RegExp.escape(`"${key}"`)}`),
  );
});
