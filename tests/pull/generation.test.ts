import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  commitGeneration,
  findChangedFiles,
  type Generation,
  recoverGeneration,
} from '../../scripts/content/generation.ts';
import { digest } from '../../scripts/disk/digest.ts';
import { toJson } from '../../scripts/disk/json.ts';
import { killAtEveryStep } from '../support/killAtEveryStep.ts';

const NAMES = ['en.json', 'zh.json', 'site.json'];
const generation = (text: string): Generation => new Map(NAMES.map((name) => [name, text]));

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'generation-'));
  await commitGeneration(folder, generation('old'));
});
afterEach(() => rm(folder, { recursive: true }));

const contentOf = (place: string) =>
  Promise.all(
    NAMES.map(async (name) => JSON.parse(await readFile(path.join(place, name), 'utf8'))),
  );

test('a commit replaces all files and leaves nothing else', async () => {
  await commitGeneration(folder, generation('new'));
  expect(await contentOf(folder)).toEqual(['new', 'new', 'new']);
  expect((await readdir(folder)).sort()).toEqual([...NAMES].sort());
});

test('a killed recovery can be repeated', async () => {
  await mkdir(path.join(folder, '.next'));
  await writeFile(path.join(folder, '.next', 'ready'), '');
  await writeFile(path.join(folder, '.next', 'zh.json'), toJson('new'));
  await writeFile(path.join(folder, 'en.json'), toJson('new'));
  await writeFile(path.join(folder, 'site.json'), toJson('new'));
  const copy = `${folder}-copy`;
  await cp(folder, copy, { recursive: true });

  for await (const state of killAtEveryStep('tests/support/recoverGeneration.ts', copy)) {
    await recoverGeneration(state);
    expect(await contentOf(state)).toEqual(['new', 'new', 'new']);
  }
  await rm(copy, { recursive: true });
});

test('leftovers of a killed pull do not stop the next one', async () => {
  await mkdir(path.join(folder, '.next'));
  await writeFile(path.join(folder, '.next', 'en.json'), 'half');
  await recoverGeneration(folder);
  await commitGeneration(folder, generation('new'));
  expect(await contentOf(folder)).toEqual(['new', 'new', 'new']);
});

test('changed files are those with other content and new ones', () => {
  const previous = new Map(
    ['en.json', 'site.json'].map((name) => [name, digest(toJson('old'))] as const),
  );
  const next = new Map([...generation('old'), ['site.json', 'new']]);
  expect(findChangedFiles(previous, next)).toEqual(['zh.json', 'site.json']);
});
