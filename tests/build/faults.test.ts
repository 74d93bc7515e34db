import { existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withBuildLock } from '../../scripts/build/buildLock.ts';
import { buildPaths } from '../../scripts/build/paths.ts';
import { type Builder, startBuilder } from '../support/builder.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';

const TITLE = 'residency.greece.title';

let site: SmallSite;
let builder: Builder;
let whole: Record<string, string>;
const manifest = () => path.join(site.root, 'dist', 'manifest.ndjson');
const inClient = (file: string) => path.join(site.client, file);

beforeAll(async () => {
  site = await makeSmallSite();
  builder = await startBuilder(site.root);
  await builder.build(site.root);
  whole = readTree(site.client);
});
afterAll(async () => {
  await builder[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
});

const changes = {
  'is gone': () => rm(manifest()),
  'is cut off': () => truncate(manifest(), 5_000),
  'other code wrote': () => replaceIn(manifest(), '{"code":"', '{"code":"0'),
  'leaves out a part': () => replaceIn(manifest(), '"about","teamCards"', '"about","about"'),
};

async function replaceIn(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(from);
  await writeFile(file, text.replace(from, to));
}

test.each(Object.entries(changes))('a manifest that %s is not believed', async (_, damage) => {
  await damage();
  const { pages, rendered } = await builder.build(site.root);
  expect(rendered).toEqual(pages);
  expect(readTree(site.client)).toEqual(whole);
  expect((await builder.build(site.root)).rendered).toEqual([]);
});

test('what is missing, was edited or does not belong there is mended', async () => {
  const [picture = ''] = await readdir(inClient('images'));
  await rm(inClient('about.html'));
  await appendFile(inClient('contact.html'), '<p>by hand</p>');
  await writeFile(inClient('zh.html.br'), 'by hand');
  await rm(inClient('sitemap.xml.gz'));
  await rm(inClient(`images/${picture}`));
  await rm(inClient('assets/chunks'), { recursive: true });
  await writeFile(inClient('draft.html'), 'by hand');
  await mkdir(inClient('empty/folder'), { recursive: true });
  await symlink(path.join(site.root, 'locales'), inClient('elsewhere'));

  const { rendered, bundled } = await builder.build(site.root);
  expect([...rendered].sort()).toEqual(['/about', '/contact', '/zh']);
  expect(bundled).toBe(false);
  expect(readTree(site.client)).toEqual(whole);
  expect(await readdir(path.join(site.root, 'locales'))).toContain('en.json');
});

test('pictures may lie elsewhere, behind a link', async () => {
  const images = path.join(site.root, 'public', 'images');
  const elsewhere = path.join(site.root, 'pictures');
  await rename(images, elsewhere);
  await symlink(elsewhere, images);
  await builder.build(site.root);
  expect(readTree(site.client)).toEqual(whole);
});

test('a bundle that lacks a file is made again', async () => {
  const chunks = path.join(site.root, 'dist', 'bundle', 'server', 'chunks');
  const [chunk = ''] = await readdir(chunks);
  await rm(path.join(chunks, chunk));
  const { code, stdout } = await site.build();
  expect(code).toBe(0);
  expect(stdout).toContain('Bundling the code');
  expect(readTree(site.client)).toEqual(whole);
});

test('the code is bundled though its content is of another version, as after an update', async () => {
  const file = path.join(site.root, 'locales', 'site.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"screens"', '"pages"'));
  const seal = path.join(site.root, 'dist', 'bundle', 'seal');
  await rm(seal);
  expect((await site.build()).stderr).toContain('written by another version: run npm run pull');
  expect(existsSync(seal)).toBe(true);
  await writeFile(file, text);
});

describe('a page that cannot be rendered', () => {
  test('fails the build by its name and the text that it lacks', async () => {
    await site.setText('zh', TITLE, undefined);
    const { code, stderr } = await site.build();
    expect(code).toBe(1);
    // Whichever of those that show it comes first.
    expect(stderr).toMatch(/The page \/zh\S* could not be rendered/);
    expect(stderr).toContain(TITLE);
  });

  test('does not keep the next build from being right', async () => {
    await site.setText('zh', TITLE, '希腊');
    expect((await site.build()).code).toBe(0);
    expect(readTree(site.client)).toEqual(whole);
  });
});

test('while a build is running, a second one is refused', async () => {
  const { code, stderr } = await withBuildLock(buildPaths(site.root), () => site.build());
  expect(code).toBe(1);
  expect(stderr).toContain('Another build is running');
});

test('more redirects than a host reads are a warning at the end', async () => {
  const file = path.join(site.root, 'locales', 'site.json');
  const redirects = Array.from({ length: 1_001 }, (_, index) => ({
    from: `/old-${index}`,
    to: '/about',
  }));
  const content = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...content, redirects }));
  const { code, stderr } = await site.build();
  expect(code).toBe(0);
  expect(stderr).toMatch(
    /^Warning: _redirects has 2,002 redirects, .* Cloudflare Pages supports only 2,000/,
  );
});
