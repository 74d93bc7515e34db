import { appendFile, lutimes, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeArchivedPage } from '../../../scripts/release/archive.ts';
import { cleanReleases } from '../../../scripts/release/clean.ts';
import {
  historyFolder,
  recordCurrentRelease,
  recordRelease,
} from '../../../scripts/release/history.ts';
import { openJournal } from '../../../scripts/release/journal.ts';
import { currentLink, releasePaths } from '../../../scripts/release/paths.ts';
import { releaseFolders } from '../../../scripts/release/release.ts';
import { switchRelease } from '../../../scripts/release/switchRelease.ts';
import {
  makeReleasesFolder,
  type TestReleases,
  writeTestRelease,
} from '../../publish/support/releases.ts';
import { runScript } from '../../support/runScript.ts';

const ONE = '20260914-101530-001';
const TWO = '20260914-101530-002';

let releases: TestReleases;
beforeEach(async () => {
  releases = await makeReleasesFolder();
});
afterEach(() => releases[Symbol.asyncDispose]());

/** Switches to a release whose pages have these texts, by path. */
async function show(id: string, moment: string, pages: Record<string, readonly string[]>) {
  await writeTestRelease(releases.folder, id);
  const lines = Object.entries(pages).map(
    ([path, lines]) => `${JSON.stringify({ path, lines })}\n`,
  );
  await writeFile(releasePaths(releases.folder, id).texts, lines.join(''));
  recordRelease(releases.folder, id, new Date(moment));
}

/** Points the symlink to a release. */
async function makeCurrent(id: string, moment: string) {
  await symlink(id, currentLink(releases.folder));
  await lutimes(currentLink(releases.folder), new Date(moment), new Date(moment));
}

const archived = (day: string, page: string) => describeArchivedPage(releases.folder, day, page);
const fileOf = (day: string) => path.join(historyFolder(releases.folder), `${day}.ndjson`);

test('returns a page as of the last release of the day, even if that is deleted', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['Home'], '/zh': ['首页', '旧文'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['Home'], '/zh': ['首页', '新文'] });
  await rm(releasePaths(releases.folder, ONE).folder, { recursive: true });
  expect(archived('2026-09-15', '/zh')).toMatch(/release 20260914-101530-001\)\n\n首页\n旧文$/);
  expect(archived('2026-09-16', '/zh')).toMatch(/\n首页\n新文$/);
});

test('keeps the texts of a release that the clean-up deletes', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `20260914-101530-00${index}`);
  for (const [index, id] of ids.entries())
    await show(id, `2026-09-1${index}T10:00:00.000Z`, { '/zh': [`第${index}版`] });
  switchRelease(releases.folder, ids[7] ?? '');
  const journal = openJournal(releases.folder);
  await cleanReleases(releases.folder, journal);
  journal.close();
  expect(releaseFolders(releases.folder)).not.toContain(ids[0]);
  const words = ['2026-09-10', '/zh', '--releases', releases.folder];
  const { code, stdout } = await runScript('archive.ts', words, releases.folder);
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/\n第0版\n$/) });
});

test('reads only the file of the year', async () => {
  await show(ONE, '2026-12-31T10:00:00.000Z', { '/': ['The same words'] });
  await show(TWO, '2027-01-01T10:00:00.000Z', { '/': ['The same words'] });
  await rm(fileOf('2026-12-31'));
  expect(archived('2027-01-02', '/')).toContain('The same words');
});

test('stores repeated texts of a year once', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['The same words'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['The same words'] });
  expect(await readFile(fileOf('2026-09-14'), 'utf8')).toContain('The same words');
  expect(await readFile(fileOf('2026-09-16'), 'utf8')).not.toContain('The same words');
  expect(archived('2026-09-20', '/')).toContain('The same words');
});

test('says that the text of a page is missing, not the page', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['The same words'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['The same words'] });
  await rm(fileOf('2026-09-14'));
  expect(() => archived('2026-09-20', '/')).toThrow(
    `${historyFolder(releases.folder)} lacks the text that / had on 2026-09-20: restore all of its files of 2026 from a backup`,
  );
});

test('a publish reads only the newest day, however long the history is', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['First'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['Second'] });
  await rm(fileOf('2026-09-14'));
  await mkdir(fileOf('2026-09-14'));
  await show('20260914-101530-003', '2026-09-17T10:00:00.000Z', { '/': ['Third'] });
  expect(await readFile(fileOf('2026-09-17'), 'utf8')).toContain('Third');
});

test('skips only the line that was cut off', async () => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['First'] });
  await appendFile(fileOf('2026-09-14'), '{"at":"2026-09-14T11:0');
  await show(TWO, '2026-09-14T12:00:00.000Z', { '/': ['Second'] });
  expect(archived('2026-09-14', '/')).toMatch(/Second$/);
});

test.each([
  ['behind', '2025-09-16T10:00:00.000Z'],
  ['ahead', '2026-10-16T10:00:00.000Z'],
])('a switch while the clock was %s counts once the clock is right', async (_, wrong) => {
  await show(ONE, '2026-09-14T10:00:00.000Z', { '/': ['Before'] });
  await show(TWO, wrong, { '/': ['Under a wrong clock'] });
  await makeCurrent(TWO, wrong);
  const right = new Date('2026-09-16T10:00:00.000Z');
  recordCurrentRelease(releases.folder, right);
  const history = await readFile(fileOf('2026-09-16'), 'utf8');
  recordCurrentRelease(releases.folder, new Date(+right + 1));
  expect(await readFile(fileOf('2026-09-16'), 'utf8')).toBe(history);
  expect(archived('2026-09-15', '/')).toMatch(/Before$/);
  expect(archived('2026-09-16', '/')).toMatch(/Under a wrong clock$/);
});

test('excludes what was shown while the clock was ahead', async () => {
  const ahead = '2026-10-16T10:00:00.000Z';
  const later = '2026-10-17T10:00:00.000Z';
  await show(ONE, ahead, { '/': ['Under a wrong clock'] });
  await show(TWO, '2026-09-16T10:00:00.000Z', { '/': ['Since'] });
  await makeCurrent(TWO, '2026-09-16T10:00:00.000Z');
  recordCurrentRelease(releases.folder, new Date(later));
  expect(archived('2026-10-17', '/')).toMatch(/Since$/);
});

test('reports a day before the history, a missing page, and a missing history', async () => {
  expect(() => archived('2026-09-14', '/')).toThrow(/contains no history yet/);
  const pages = ['/about', '/citizenship/spain', '/zh/citizenship/spain'];
  const texts = Object.fromEntries(pages.map((page) => [page, [page]]));
  await show(ONE, '2026-09-14T10:00:00.000Z', texts);
  expect(() => archived('2026-09-13', '/')).toThrow(/begins on 2026-09-14: give that day/);
  const missing = (page: string) => expect(() => archived('2026-09-14', page));
  const choose = 'on 2026-09-14: choose one of';
  missing('/spain').toThrow(
    `There was no page /spain ${choose} /citizenship/spain, /zh/citizenship/spain`,
  );
  missing('/citizenship/spian').toThrow(`${choose} ${pages.join(', ')}`);
});

test.each([
  [['2026-02-30', '/'], 'DAY must be a date'],
  [['2026-09-14', 'spain'], 'PATH must begin with a slash'],
  [['2026-09-14'], 'Give a day and the path of one page'],
])('rejects the usage %j', async (words, message) => {
  const { code, stderr } = await runScript('archive.ts', words, releases.folder);
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});
