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
import { readManifest } from '../../scripts/build/manifest.ts';
import { buildPaths } from '../../scripts/build/paths.ts';
import { takeLock } from '../../scripts/disk/lock.ts';
import { type Builder, startBuilder } from '../support/builder.ts';
import { readOnly } from '../support/mounts.ts';
import { runScript } from '../support/runScript.ts';
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

test('ignores a manifest that is missing, truncated, incomplete or from other code', async () => {
  const text = await readFile(manifest(), 'utf8');
  const { code } = JSON.parse(text.slice(0, text.indexOf('\n')));
  expect(readManifest(manifest(), code)).toBeDefined();
  expect(readManifest(manifest(), `0${code}`)).toBeUndefined();
  expect(readManifest(`${manifest()}.gone`, code)).toBeUndefined();
  await truncate(manifest(), 5_000);
  expect(readManifest(manifest(), code)).toBeUndefined();
  const without = text.replace('"about","teamCards"', '"about","about"');
  expect(without).not.toBe(text);
  await writeFile(manifest(), without);
  const { pages, rendered } = await builder.build(site.root);
  expect(rendered).toEqual(pages);
  expect(readTree(site.client)).toEqual(whole);
  expect((await builder.build(site.root)).rendered).toEqual([]);
});

test('repairs missing and edited files, and removes unknown ones', async () => {
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

test('follows a link to the pictures', async () => {
  const images = path.join(site.root, 'public', 'images');
  const elsewhere = path.join(site.root, 'pictures');
  await rename(images, elsewhere);
  await symlink(elsewhere, images);
  await builder.build(site.root);
  expect(readTree(site.client)).toEqual(whole);
});

test('warns of files in public/ that no server sends', async () => {
  const names = ['.guides/guide.pdf', '_guide.pdf', 'guides.tar.gz', '投资 指南.pdf'];
  const files = [...names, '-2_a@b.pdf', '.DS_Store'].map((name) =>
    path.join(site.root, 'public', name),
  );
  await mkdir(path.join(site.root, 'public', '.guides'));
  for (const file of files) await writeFile(file, 'a guide');
  const { warnings } = await builder.build(site.root);
  const named = warnings.map((warning) => warning.match(/^public\/(.*) is .*: rename it/)?.[1]);
  expect(named.sort()).toEqual(names);
  for (const file of files) await rm(file);
  expect(await builder.build(site.root)).toMatchObject({ warnings: [] });
  expect(readTree(site.client)).toEqual(whole);
});

test('rebuilds a bundle with a missing file, even if the content is of another version, as after an update', async () => {
  const chunks = path.join(site.root, 'dist', 'bundle', 'server', 'chunks');
  const [chunk = ''] = await readdir(chunks);
  await rm(path.join(chunks, chunk));
  const file = path.join(site.root, 'locales', 'site.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"screens"', '"pages"'));
  const { stdout, stderr } = await site.build();
  expect(stdout).toContain('Bundling the code');
  expect(stderr).toContain('written by another version: run npm run pull');
  await writeFile(file, text);
  expect(await site.build()).toMatchObject({
    code: 0,
    stdout: expect.not.stringContaining('Bundling the code'),
  });
  expect(readTree(site.client)).toEqual(whole);
});

describe('a page that cannot be rendered', () => {
  test('names the page and the missing text', async () => {
    await site.setText('zh', TITLE, undefined);
    const { code, stderr } = await site.build();
    expect(code).toBe(1);
    // The text is on several pages, which are rendered in any order.
    expect(stderr).toMatch(/The page \/zh\S* could not be rendered/);
    expect(stderr).toContain(TITLE);
  });

  test('does not affect the next build', async () => {
    await site.setText('zh', TITLE, '希腊');
    await builder.build(site.root);
    expect(readTree(site.client)).toEqual(whole);
  });
});

const refusal = () =>
  builder.build(site.root).then(
    () => 'no refusal',
    (error: Error) => error.message,
  );

test('rejects a second build while one is running', async () => {
  expect(await withBuildLock(buildPaths(site.root), refusal)).toContain('Another build is running');
});

describe('unreadable content', () => {
  const catalogue = () => path.join(site.root, 'locales', 'zh.json');

  /** Error output of a build with changed content, which is then restored. */
  async function saidWith(file: string, change: (text: string) => string): Promise<string> {
    const text = await readFile(file, 'utf8');
    await writeFile(file, change(text));
    try {
      return await refusal();
    } finally {
      await writeFile(file, text);
    }
  }

  const withConflict = (text: string) =>
    text.replace(
      /^( {2}"home\.hero\.title".*)$/m,
      '<<<<<<< HEAD\n$1\n=======\n  "home.hero.title": "别的",\n>>>>>>> main',
    );

  test.each(['zh.json', 'en.json', 'site.json'])(
    'reports an unresolved merge in %s',
    async (name) => {
      const file = path.join(site.root, 'locales', name);
      const open = name === 'site.json' ? (text: string) => `<<<<<<< HEAD\n${text}` : withConflict;
      expect(await saidWith(file, open)).toMatch(
        new RegExp(
          `^${RegExp.escape(file)} contains merge conflict markers: restore .* npm run pull\n`,
        ),
      );
    },
  );

  test('reports a truncated catalogue', async () => {
    expect(await saidWith(catalogue(), (text) => text.slice(0, text.length / 2))).toMatch(
      new RegExp(`^${RegExp.escape(catalogue())} is not valid JSON, .*: run npm run pull`),
    );
  });

  test('reports an empty catalogue', async () => {
    expect(await saidWith(catalogue(), () => '{}')).toMatch(
      `${catalogue()} is empty: run npm run pull`,
    );
  });

  test('reports files of another version', async () => {
    const file = path.join(site.root, 'locales', 'site.json');
    const former = (text: string) => text.replace('"screens"', '"pages"');
    expect(await saidWith(file, former)).toMatch(
      /locales contains files written by another version: run npm run pull/,
    );
  });

  test('reports a catalogue that is missing or a folder', async () => {
    const text = await readFile(catalogue(), 'utf8');
    await rm(catalogue());
    expect(await refusal()).toMatch(`${catalogue()} does not exist: run npm run pull`);
    await mkdir(catalogue());
    expect(await refusal()).toMatch(`${catalogue()} is a folder: remove it, then run npm run pull`);
    await rm(catalogue(), { recursive: true });
    await writeFile(catalogue(), text);
  });

  test('waits for a running pull, and leaves its staged files alone', async () => {
    const staging = path.join(site.root, 'locales', '.next');
    await mkdir(staging);
    await writeFile(path.join(staging, 'en.json'), '{}');
    const lock = takeLock(path.join(site.root, '.cache', 'pull-lock.db'), 'held');
    // Before the first pull, no file exists.
    const former = `${catalogue()}.former`;
    await rename(catalogue(), former);
    expect(await refusal()).toMatch(
      new RegExp(`^A pull is running in ${RegExp.escape(site.root)}: wait until it has finished`),
    );
    expect(await readFile(path.join(staging, 'en.json'), 'utf8')).toBe('{}');
    await rename(former, catalogue());
    lock.release();
    await rm(staging, { recursive: true });
  });

  test('reports a folder in place of a page', async () => {
    const page = path.join(site.client, 'about.html');
    await rm(page);
    await mkdir(path.join(page, 'inside'), { recursive: true });
    const message = await refusal();
    expect(message).toMatch(`${page} could not be read or written: it is a folder`);
    expect(message).not.toContain('    at ');
    await rm(page, { recursive: true });
  });
});

test('warns at the end of more redirects than a host reads', async () => {
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

test('reports that the folder of the output is read-only', async () => {
  const dist = path.join(site.root, 'dist');
  const away = `${dist}-away`;
  await rename(dist, away);
  await mkdir(dist);
  const { code, stderr } = await runScript('build.ts', [], site.root, {}, await readOnly(dist));
  const reason = expect.stringMatching(/the disk is read-only|permission denied|folder writable/);
  expect({ code, stderr }).toEqual({ code: 1, stderr: reason });
  expect(stderr).not.toContain('could not be bundled');
  await rm(dist, { recursive: true });
  await rename(away, dist);
});
