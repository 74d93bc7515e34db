import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { removeField, setField } from '../support/dataset.ts';
import { runScript } from '../support/runScript.ts';

let checkout: Checkout;
let before: Record<string, string>;
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await checkout.pull();
  before = await checkout.output();
});
afterAll(() => checkout[Symbol.asyncDispose]());

test.each(['pull.ts', 'build.ts', 'lake.ts'])('%s has help', async (script) => {
  const { code, stdout, stderr } = await runScript(script, ['--help'], checkout.root);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^npm run [a-z]+/);
});

test('rejects an unknown argument', async () => {
  const { code, stdout, stderr } = await runScript('pull.ts', ['extra'], checkout.root);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('npm run pull [-- --check | --dry-run]');
});

test('an invalid setting ends the command, which names it', async () => {
  const settings = { SITE_URL: 'example.com' };
  const { code, stderr } = await runScript('pull.ts', [], checkout.root, settings);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^SITE_URL must be an origin/);
});

const shell = (script: string) => ['bash', '--norc', '-o', 'pipefail', '-c', script, 'bash'];

test.runIf(existsSync('/dev/full'))('lost output is a failure', async () => {
  const lost = (...given: string[]) =>
    runScript('pull.ts', given, checkout.root, {}, shell('exec "$@" > /dev/full'));
  const failure = {
    code: 1,
    stderr: expect.stringMatching(/^The output could not be written: ENOSPC.*\n$/),
  };
  expect(await lost()).toMatchObject(failure);
  expect(await lost('--help')).toMatchObject(failure);
});

test('a reader that closes the pipe does not stop the pull', async () => {
  const run = await runScript('pull.ts', [], checkout.root, {}, shell('"$@" | head -n 1'));
  expect(run).toMatchObject({ code: 0, stderr: '' });
});

test('reports rejected content with its reasons and without a stack', async () => {
  await checkout.edit(...FEW_PAGES, removeField('home', 'hero.title.zh'));
  const { code, stderr } = await runScript('pull.ts', [], checkout.root);
  expect(code).toBe(1);
  expect(stderr).toBe(
    'The content has 1 problem; nothing was written.\n  home › hero.title.zh [zh] (page /): is missing: fill it in\n',
  );
  expect(await checkout.output()).toEqual(before);
});

test('names a missing picture, with its document', async () => {
  const file = path.join(checkout.root, 'studio', 'dataset', 'data.ndjson');
  const documents = await readFile(file, 'utf8');
  await writeFile(file, documents.replace(/image@file:[^"]*/, 'image@file://./images/nowhere.png'));
  const { code, stderr } = await runScript('pull.ts', ['--dry-run'], checkout.root);
  await writeFile(file, documents);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /data\.ndjson:\d+, document \S+: .*nowhere\.png .*: it does not exist: create it/,
  );
});

test('--check names changed texts and a missing or unused picture file, and a pull fixes it', async () => {
  await checkout.edit(...FEW_PAGES, setField('home', 'hero.title.en', 'Another headline'));
  const images = path.join(checkout.root, 'public', 'images');
  const [lost = ''] = (await readdir(images)).toSorted();
  await rename(path.join(images, lost), path.join(images, 'unknown.avif'));
  const output = await checkout.output();
  const { code, stderr } = await runScript('pull.ts', ['--check'], checkout.root);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^locales/en\\.json.*, public/images/${lost} and 1 more would change: run npm run pull`,
    ),
  );
  expect(stderr).toContain('+ Another headline');
  expect(await checkout.output()).toEqual(output);
  await checkout.pull();
  expect(await readdir(images)).toContain(lost);
  expect(await readdir(images)).not.toContain('unknown.avif');
});
