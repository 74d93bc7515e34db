import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeArchived } from '../../../scripts/release/archive.ts';
import { cleanReleases } from '../../../scripts/release/clean.ts';
import { historyFolder, recordShown } from '../../../scripts/release/history.ts';
import { openJournal } from '../../../scripts/release/journal.ts';
import { releasePlaces } from '../../../scripts/release/places.ts';
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchTo } from '../../../scripts/release/switch.ts';
import {
  makeReleasesFolder,
  type TestReleases,
  writeTestRelease,
} from '../../publish/support/releases.ts';
import { runScript } from '../../support/runScript.ts';

const [ONE, TWO] = ['20260914-101530-001', '20260914-101530-002'] as const;

let releases: TestReleases;
beforeEach(async () => {
  releases = await makeReleasesFolder();
});
afterEach(() => releases[Symbol.asyncDispose]());

/** Shows a release whose pages say this, by path. */
async function show(id: string, moment: string, pages: Record<string, readonly string[]>) {
  await writeTestRelease(releases.folder, id);
  const lines = Object.entries(pages).map(
    ([path, lines]) => `${JSON.stringify({ path, lines })}\n`,
  );
  await writeFile(releasePlaces(releases.folder, id).texts, lines.join(''));
  recordShown(releases.folder, id, new Date(moment));
}

const archived = (day: string, page: string) => describeArchived(releases.folder, day, page);
const fileOf = (day: string) => path.join(historyFolder(releases.folder), `${day}.ndjson`);

test('a page is as the last release of the day showed it, also when the release is gone', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['Home'], '/zh': ['首页', '旧文'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['Home'], '/zh': ['首页', '新文'] });
  await rm(releasePlaces(releases.folder, ONE).folder, { recursive: true });
  expect(archived('2026-09-15', '/zh')).toMatch(/release 20260914-101530-001\)\n\n首页\n旧文$/);
  expect(archived('2026-09-16', '/zh')).toMatch(/\n首页\n新文$/);
});

test('the clean-up takes a release away, and what it showed can still be printed', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `20260914-101530-00${index}`);
  for (const [index, id] of ids.entries())
    await show(id, `2026-09-1${index}T10:00:00.000Z`, { '/zh': [`第${index}版`] });
  switchTo(releases.folder, ids[7] ?? '');
  const journal = openJournal(releases.folder);
  await cleanReleases(releases.folder, journal);
  journal.close();
  expect(releaseFolders(releases.folder)).not.toContain(ids[0]);
  const words = ['2026-09-10', '/zh', '--releases', releases.folder];
  const { code, stdout } = await runScript('archive.ts', words, releases.folder);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/\n第0版\n$/) });
});

test('a year needs no file of another', async () => {
  await show(ONE, '2026-12-31T10:00:00.000Z', { '/': ['The same words'] });
  await show(TWO, '2027-01-01T10:00:00.000Z', { '/': ['The same words'] });
  await rm(fileOf('2026-12-31'));
  expect(archived('2027-01-02', '/')).toContain('The same words');
});

test('what is said again in a year is kept once', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['The same words'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['The same words'] });
  expect(await readFile(fileOf('2026-09-14'), 'utf8')).toContain('The same words');
  expect(await readFile(fileOf('2026-09-16'), 'utf8')).not.toContain('The same words');
  expect(archived('2026-09-20', '/')).toContain('The same words');
});

test('a line that was cut off costs nothing but itself', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['First'] });
  await appendFile(fileOf('2026-09-14'), '{"at":"2026-09-14T11:0');
  await show(TWO, '2026-09-14T12:00:00.000Z', { '/': ['Second'] });
  expect(archived('2026-09-14', '/')).toMatch(/Second$/);
});

test('a day before the history, a page that was not there, and no history', async () => {
  expect(() => archived('2026-09-14', '/')).toThrow(/holds no history yet/);
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/citizenship/spain': ['Spain'] });
  expect(() => archived('2026-09-13', '/')).toThrow(/begins on 2026-09-14: name that day/);
  expect(() => archived('2026-09-14', '/spain')).toThrow(
    'There was no page /spain on 2026-09-14: name one of /citizenship/spain',
  );
});

test.each([
  [['2026-02-30', '/'], 'DAY must be a date'],
  [['2026-09-14', 'spain'], 'PATH begins with a slash'],
  [['2026-09-14'], 'Give a day and the path of one page'],
])('%j is wrong usage', async (words, message) => {
  const { code, stderr } = await runScript('archive.ts', words, releases.folder);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
