import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openJournal } from '../../scripts/release/journal.ts';
import { releasePaths } from '../../scripts/release/paths.ts';
import { readPin } from '../../scripts/release/pin.ts';
import { currentReleaseId, listReleases } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { switchRelease } from '../../scripts/release/switchRelease.ts';
import { runScript } from '../support/runScript.ts';
import { makeReleasesFolder, writeTestRelease } from './support/releases.ts';

const run = promisify(execFile);

const IDS = ['001', '002', '003'].map((end) => `20260914-101530-${end}`);

async function makeThree() {
  const made = await makeReleasesFolder();
  for (const id of IDS) await writeTestRelease(made.folder, id);
  switchRelease(made.folder, IDS[2] ?? '');
  return made;
}

test('two processes can switch concurrently', async () => {
  await using releases = await makeThree();
  const script = path.resolve('tests/publish/support/switchRepeatedly.ts');
  const switchRepeatedly = () => run(process.execPath, [script, releases.folder, '2000']);
  await expect(Promise.all([switchRepeatedly(), switchRepeatedly()])).resolves.toHaveLength(2);
  expect(IDS).toContain(currentReleaseId(releases.folder));
  expect((await readdir(releases.folder)).sort()).toEqual([...IDS, 'current']);
});

test('concurrent rollbacks pin the release that is current', async () => {
  await using releases = await makeThree();
  const root = path.dirname(releases.folder);
  const both = () => Promise.all(IDS.slice(0, 2).map((id) => runScript('rollback.ts', [id], root)));
  for (let round = 0; round < 4; round += 1) {
    const runs = await both();
    for (const { stderr } of runs) expect(stderr).not.toMatch(/ENOENT|EEXIST|locked| {4}at /);
    const journal = openJournal(releases.folder);
    expect(readPin(journal)?.release).toBe(currentReleaseId(releases.folder));
    journal.close();
  }
  expect(listReleases(releases.folder).map(({ id }) => id)).toEqual(IDS);
});

test('a failed rollback keeps the previous pin, or none', async () => {
  await using releases = await makeThree();
  const [, second = '', third = ''] = IDS;
  const root = path.dirname(releases.folder);
  // The assets of the current release cannot be copied into the other one.
  await writeTestRelease(releases.folder, third, ['assets/chunk-abcdefgh.js']);
  const assets = path.join(releasePaths(releases.folder, second).site, 'assets');
  await writeFile(assets, 'no folder');
  const pinned = () => {
    const journal = openJournal(releases.folder);
    const pin = readPin(journal);
    journal.close();
    return pin;
  };
  expect((await runScript('rollback.ts', [second], root)).code).toBe(1);
  expect(pinned()).toBeUndefined();
  expect(currentReleaseId(releases.folder)).toBe(third);

  expect((await runScript('rollback.ts', [IDS[0] ?? ''], root)).code).toBe(0);
  switchRelease(releases.folder, third);
  const before = pinned();
  expect(before?.release).toBe(IDS[0]);
  expect((await runScript('rollback.ts', [second], root)).code).toBe(1);
  expect(pinned()).toEqual(before);
});

test('a failed rollback gives its reason although the pin cannot be removed either', async () => {
  await using releases = await makeThree();
  const [, second = '', third = ''] = IDS;
  await writeTestRelease(releases.folder, third, ['assets/chunk-abcdefgh.js']);
  await writeFile(path.join(releasePaths(releases.folder, second).site, 'assets'), 'no folder');
  using journal = openJournal(releases.folder);
  journal.database.exec(
    "CREATE TRIGGER full BEFORE DELETE ON hold BEGIN SELECT RAISE(FAIL, 'disk full'); END",
  );
  await expect(rollback(releases.folder, journal, second, new Date())).rejects.toThrow('ENOTDIR');
});

test('a rollback that fails at any change to the disk leaves the release and the pin as they were', async () => {
  const [, second = '', third = ''] = IDS;
  const settings = { NODE_OPTIONS: `--import=${path.resolve('tests/support/faultAtStep.ts')}` };
  for (let step = 1; ; step += 1) {
    await using releases = await makeThree();
    const faults = { ...settings, FAULT: 'EIO', FAULT_AT: `${step}` };
    const root = path.dirname(releases.folder);
    const { code } = await runScript('rollback.ts', [], root, faults);
    using journal = openJournal(releases.folder);
    const shown = [currentReleaseId(releases.folder), readPin(journal)?.release];
    expect(shown, `step ${step}`).toEqual(code === 0 ? [second, second] : [third, undefined]);
    if (code !== 0) continue;
    expect(step).toBeGreaterThan(5);
    return;
  }
});
