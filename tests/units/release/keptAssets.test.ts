import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assetsToKeep, carryOverAssets } from '../../../scripts/release/keptAssets.ts';
import { releasePaths } from '../../../scripts/release/paths.ts';
import type { KeptAsset, Release } from '../../../scripts/release/release.ts';
import { makeReleasesFolder, writeTestRelease } from '../../publish/support/releases.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-09-14T10:15:30.000Z');

const release = (kept: readonly KeptAsset[]): Release => ({
  id: '20260914-101530-000',
  createdAt: '2026-09-14T10:15:30.000Z',
  inputs: '',
  changes: '',
  contains: { pages: 1, programs: 0, projects: 0, team: 0, texts: 1, files: 1, bytes: 1 },
  kept: [...kept],
});

const OWN = new Set(['assets/new.js']);

/** Publishes repeatedly, some days apart; returns the kept assets after each publish. */
function keptAfter(days: readonly number[]): string[][] {
  let former = release([]);
  let there = ['assets/old.js', 'assets/new.js'];
  return days.map((day) => {
    const kept = assetsToKeep(former, there, OWN, new Date(START + day * DAY));
    former = release(kept);
    there = [...OWN, ...kept.map(({ path }) => path)];
    return kept.map(({ path }) => path);
  });
}

const OLD = ['assets/old.js'];

test('keeps an unused file for a week, regardless of the number of publishes', () => {
  const often = [0, 1, 2, 3, 4, 5, 6, 6.9];
  expect(keptAfter([...often, 7.1])).toEqual([...often.map(() => OLD), []]);
});

test('keeps it for five releases, regardless of time', () => {
  expect(keptAfter([0, 30, 60, 90, 120, 150])).toEqual([OLD, OLD, OLD, OLD, OLD, []]);
});

test('no longer counts a file that is used again', () => {
  const used = new Set([...OWN, ...OLD]);
  const [kept] = assetsToKeep(release([]), [...used], OWN, new Date(START));
  if (!kept) throw new Error('The file is kept');
  expect(assetsToKeep(release([kept]), [...used], used, new Date(START + DAY))).toEqual([]);
  const later = new Date(START + 20 * DAY);
  expect(assetsToKeep(release([]), [...used], OWN, later)).toEqual([
    { path: 'assets/old.js', unusedSince: later.toISOString(), releases: 1 },
  ]);
});

test('removes nothing if the clock is set back', () => {
  const kept = { path: 'assets/old.js', unusedSince: new Date(START).toISOString(), releases: 9 };
  expect(
    assetsToKeep(release([kept]), ['assets/old.js'], OWN, new Date(START - 400 * DAY)),
  ).toHaveLength(1);
});

test('flushes a file that cannot be linked', async () => {
  await using releases = await makeReleasesFolder();
  const former = await writeTestRelease(releases.folder, '20260914-101530-001', OLD);
  const { id } = await writeTestRelease(releases.folder, '20260914-101530-002');
  // As of another user's file.
  vi.spyOn(fs, 'link').mockRejectedValue(Object.assign(new Error('EPERM'), { code: 'EPERM' }));
  const open = vi.spyOn(fs, 'open');
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  await carryOverAssets(releases.folder, former, id, new Date(START));
  const copied = path.join(releasePaths(releases.folder, id).site, 'assets', 'old.js');
  expect(open).toHaveBeenCalledWith(copied, 'r');
});
