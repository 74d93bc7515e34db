import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cleanReleases } from '../../../scripts/release/clean.ts';
import { openJournal } from '../../../scripts/release/journal.ts';
import { rollback } from '../../../scripts/release/rollback.ts';
import { switchRelease } from '../../../scripts/release/switchRelease.ts';
import { makeReleasesFolder, writeTestRelease } from '../../publish/support/releases.ts';

const id = (number: number) => `20260914-101530-${String(number).padStart(3, '0')}`;

async function setUp(count: number, current: number) {
  const releases = await makeReleasesFolder();
  for (let number = 1; number <= count; number++)
    await writeTestRelease(releases.folder, id(number));
  switchRelease(releases.folder, id(current));
  const journal = openJournal(releases.folder);
  return {
    folder: releases.folder,
    journal,
    left: async () => (await readdir(releases.folder)).filter((name) => /^\d/.test(name)).sort(),
    [Symbol.asyncDispose]: async () => {
      journal.close();
      await releases[Symbol.asyncDispose]();
    },
  };
}

const ids = (...numbers: number[]) => numbers.map(id);

test('keeps the newest five', async () => {
  await using all = await setUp(8, 8);
  expect(await cleanReleases(all.folder, all.journal)).toEqual(ids(1, 2, 3));
  expect(await all.left()).toEqual(ids(4, 5, 6, 7, 8));
});

test('keeps an older current release, and the one before it', async () => {
  await using all = await setUp(12, 4);
  await cleanReleases(all.folder, all.journal);
  expect(await all.left()).toEqual(ids(3, 4, 8, 9, 10, 11, 12));
});

test('keeps a release that a rollback is about to show', async () => {
  await using all = await setUp(8, 8);
  await rollback(all.folder, all.journal, id(2), new Date());
  switchRelease(all.folder, id(8));
  await cleanReleases(all.folder, all.journal);
  expect(await all.left()).toEqual(ids(2, 4, 5, 6, 7, 8));
});

test('keeps needed ones, and removes leftovers of other builds', async () => {
  await using all = await setUp(3, 3);
  await mkdir(path.join(all.folder, id(4), 'site'), { recursive: true });
  await mkdir(path.join(all.folder, id(5), 'site'), { recursive: true });
  await cleanReleases(all.folder, all.journal, [id(5)]);
  expect(await all.left()).toEqual(ids(1, 2, 3, 5));
});

test('leaves anything else in the folder alone', async () => {
  await using all = await setUp(1, 1);
  await mkdir(path.join(all.folder, 'notes'));
  await cleanReleases(all.folder, all.journal);
  expect(await readdir(all.folder)).toContain('notes');
});
