import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../../../scripts/command/settings.ts';
import { codeFingerprint, inputsFingerprint } from '../../../scripts/publish/worker/fingerprint.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  for (const name of ['en.json', 'zh.json', 'site.json']) await write(`locales/${name}`, 'old');
});
afterEach(() => rm(root, { recursive: true }));

/** Replaces a file, like a checkout of other code. */
async function write(file: string, content: string): Promise<void> {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(`${target}.part`, content);
  await rename(`${target}.part`, target);
}

describe('the fingerprint of the code', () => {
  test.each([
    'components/islands/Tabs.tsx',
    'locales/flatten.ts',
    'pages/tokens.css',
    'public/favicon.svg',
    'scripts/publish/worker/runWorker.ts',
    'studio/compose/content.ts',
    'studio/dataset/terms.json',
    'studio/queries/program.ts',
    'studio/schema/documents/program.ts',
    'package-lock.json',
    'vite.config.ts',
  ])('changes when %s is added or changed', async (file) => {
    const before = codeFingerprint(root);
    await write(file, 'old');
    const between = codeFingerprint(root);
    await write(file, 'other');
    const after = codeFingerprint(root);
    await rm(path.join(root, file));
    expect(new Set([before, between, after]).size).toBe(3);
    expect(codeFingerprint(root)).toBe(before);
  });

  test.each([
    'locales/en.json',
    'locales/.next/en.json',
    'public/images/a-400.avif',
    'studio/dataset/data.ndjson',
    'dist/client/index.html',
    'releases/lock.db',
  ])('does not depend on %s', async (file) => {
    const before = codeFingerprint(root);
    await write(file, 'content');
    expect(codeFingerprint(root)).toBe(before);
  });
});

describe('the fingerprint of all inputs of a build', () => {
  const fingerprint = (code = 'code', settings = {}) =>
    inputsFingerprint(path.join(root, 'locales'), code, readSettings(settings));

  test.each(['en.json', 'zh.json', 'site.json'])('changes with %s', async (name) => {
    const before = await fingerprint();
    await write(`locales/${name}`, 'new');
    expect(await fingerprint()).not.toBe(before);
    await write(`locales/${name}`, 'old');
    expect(await fingerprint()).toBe(before);
  });

  test('changes with the code, and with other settings that pages show', async () => {
    const all = await Promise.all([
      fingerprint(),
      fingerprint('other code'),
      fingerprint('code', { SITE_URL: 'https://a.example' }),
      fingerprint('code', { CONTACT_ENDPOINT: 'https://a.example/' }),
    ]);
    expect(new Set(all).size).toBe(4);
    expect(await fingerprint('code', { PORT: '4000', SANITY_API_TOKEN: 'sk' })).toBe(all[0]);
  });
});
