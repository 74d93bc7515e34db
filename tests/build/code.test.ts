import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { digestCode } from '../../scripts/build/bundle.ts';
import { prepareBundle } from '../../scripts/build/prepare.ts';
import { loadPages } from '../../scripts/build/render.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import { PAGE_FOLDERS } from '../../scripts/content/sources.ts';
import { FAST_BUILD } from '../support/environment.ts';
import { runScript } from '../support/runScript.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { readTree } from '../support/tree.ts';
import { unreadableIn, WITH_PRIVATE_UMASK } from '../support/umask.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await makeSmallSite();
});
afterAll(() => site[Symbol.asyncDispose]());

describe('the digest of the code', () => {
  let root = '';
  const write = async (file: string, content: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), content);
  };
  const digest = (settings = {}) => digestCode(root, readSettings(settings));
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'code-'));
    for (const folder of PAGE_FOLDERS) await write(`${folder}/module.ts`, 'old');
  });
  afterEach(() => rm(root, { recursive: true }));

  test.each([
    'components/islands/Tabs.tsx',
    'locales/flatten.ts',
    'pages/tokens.css',
    'scripts/build/compress.ts',
    'package-lock.json',
    'node_modules/.package-lock.json',
    'vite.config.ts',
  ])('changes when %s is added or changed', async (file) => {
    const before = digest();
    await write(file, 'old');
    const between = digest();
    await write(file, 'new');
    expect(new Set([before, between, digest()]).size).toBe(3);
  });

  test('changes with settings that pages show', () => {
    const settings = [
      {},
      { SITE_URL: 'https://a.example' },
      { CONTACT_ENDPOINT: 'https://a.example/' },
    ];
    expect(new Set(settings.map(digest)).size).toBe(3);
  });

  test.each(['locales/en.json', 'locales/.next/en.json', 'public/favicon.svg', 'scripts/pull.ts'])(
    'does not depend on %s',
    async (file) => {
      const before = digest({ PORT: '4000' });
      await write(file, 'content');
      expect(digest()).toBe(before);
    },
  );
});

test.each(['a#b', '50% off', 'a%20b', 'why?'])(
  'asks to move a checkout in %s, which the bundler misreads',
  async (name) => {
    const root = await mkdtemp(path.join(tmpdir(), name));
    await expect(prepareBundle(root)).rejects.toThrow(
      /Cannot build in .* in its path\. Move or rename the folder$/,
    );
    await rm(root, { recursive: true });
  },
);

test('--full rebuilds everything, without messages of Vike or Vite, and with readable files', async () => {
  expect((await site.build()).stdout).not.toContain('Bundling the code');
  const whole = readTree(site.client);
  const made = await runScript('build.ts', ['--full'], site.root, FAST_BUILD, WITH_PRIVATE_UMASK);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('Bundling the code');
  expect(made.stdout).not.toMatch(/\[?(?:vike|vite)\b|warning/i);
  expect(readTree(site.client)).toEqual(whole);
  expect(unreadableIn(site.client)).toEqual([]);
});

test('rebuilds every page after a change of settings or code, and otherwise nothing', async () => {
  const SITE_URL = 'https://firm.example';
  const page = () => readFile(path.join(site.client, 'zh', 'about.html'), 'utf8');
  await appendFile(path.join(site.root, 'pages/base.css'), 'main { outline: 1px solid #123456; }');
  const other = await site.build([], { SITE_URL });
  expect(other.stdout).toContain('Bundling the code');
  expect(await page()).toContain('<link rel="canonical" href="https://firm.example/zh/about"/>');
  expect(await readFile(path.join(site.client, 'sitemap.xml'), 'utf8')).not.toContain(
    'www.example.com',
  );
  const [style = ''] = (await page()).match(/assets\/static\/pages_style[^"]+/) ?? [];
  expect(await readFile(path.join(site.client, style), 'utf8')).toContain('#123456');

  const again = await site.build([], { SITE_URL });
  expect(again.stdout).toMatch(
    /^dist\/client is complete: \d+ pages \(0 files written, 0 removed\)$/m,
  );
  expect(again.stdout).not.toMatch(/Bundling|Rendering/);
});

test('asks to restart a process that has loaded other code', async () => {
  const loaded = { code: 'old', render: async () => '' };
  expect(await loadPages('dist/bundle', 'old', loaded)).toBe(loaded);
  await expect(loadPages('dist/bundle', 'new', loaded)).rejects.toThrow(/restart it/);
});
