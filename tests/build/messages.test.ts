import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeLock } from '../../scripts/disk/lock.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await makeSmallSite();
});
afterAll(() => site[Symbol.asyncDispose]());

const catalogue = () => path.join(site.root, 'locales', 'zh.json');

/** What the command says when the content is changed; it is put back. */
async function saidWith(file: string, change: (text: string) => string): Promise<string> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, change(text));
  try {
    return await refusal();
  } finally {
    await writeFile(file, text);
  }
}

async function refusal(): Promise<string> {
  const { code, stderr } = await site.build();
  expect(code).toBe(1);
  expect(stderr).not.toContain('    at ');
  return stderr;
}

const withConflict = (text: string) =>
  text.replace(
    /^( {2}"home\.hero\.title".*)$/m,
    '<<<<<<< HEAD\n$1\n=======\n  "home.hero.title": "别的",\n>>>>>>> main',
  );

test.each(['zh.json', 'en.json', 'site.json'])('a merge left open in %s is named', async (name) => {
  const file = path.join(site.root, 'locales', name);
  const open = name === 'site.json' ? (text: string) => `<<<<<<< HEAD\n${text}` : withConflict;
  expect(await saidWith(file, open)).toMatch(
    new RegExp(
      `^${RegExp.escape(file)} contains merge conflict markers: restore .* npm run pull\n`,
    ),
  );
});

test('a catalogue that is cut off is named', async () => {
  expect(await saidWith(catalogue(), (text) => text.slice(0, text.length / 2))).toMatch(
    new RegExp(`^${RegExp.escape(catalogue())} is not valid JSON, .*: run npm run pull`),
  );
});

test('files of another version are', async () => {
  const file = path.join(site.root, 'locales', 'site.json');
  const former = (text: string) => text.replace('"screens"', '"pages"');
  expect(await saidWith(file, former)).toMatch(
    /locales contains files written by another version: run npm run pull/,
  );
});

test('a catalogue that is missing, or a folder, is named', async () => {
  const text = await readFile(catalogue(), 'utf8');
  await rm(catalogue());
  expect(await refusal()).toMatch(`${catalogue()} does not exist: run npm run pull`);
  await mkdir(catalogue());
  expect(await refusal()).toMatch(`${catalogue()} is a folder: remove it, then run npm run pull`);
  await rm(catalogue(), { recursive: true });
  await writeFile(catalogue(), text);
});

test('a build beside a pull waits its turn, and leaves alone what the pull has laid ready', async () => {
  const staging = path.join(site.root, 'locales', '.next');
  await mkdir(staging);
  await writeFile(path.join(staging, 'en.json'), '{}');
  const lock = takeLock(path.join(site.root, '.cache', 'pull-lock.db'), 'held');
  expect(await refusal()).toMatch(`A pull is running in ${site.root}: wait until it has finished`);
  expect(await readFile(path.join(staging, 'en.json'), 'utf8')).toBe('{}');
  lock.release();
  await rm(staging, { recursive: true });
});

test('a folder where a page belongs is named', async () => {
  const page = path.join(site.client, 'about.html');
  await mkdir(path.join(page, 'inside'), { recursive: true });
  expect(await refusal()).toMatch(`${page} could not be read or written: it is a folder`);
  await rm(page, { recursive: true });
});

test('a build that succeeds prints its own lines only, no warnings of Vike or Vite', async () => {
  const { code, stdout, stderr } = await site.build(['--full']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).not.toMatch(/\[?(?:vike|vite)\b|warning/i);
});
