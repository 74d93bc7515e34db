import { execFileSync, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cleanReleases } from '../../scripts/release/clean.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { currentReleaseId, listReleases } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { makeReleasesFolder, writeTestRelease } from '../publish/support/releases.ts';
import { smallContent } from '../publish/support/smallContent.ts';
import { requireStrace } from '../runner/strace.ts';
import { COMPILE_CACHE } from '../support/environment.ts';
import { readTree } from '../support/tree.ts';
import { stopAtCalls } from './support/trace/stopAtCalls.ts';
import { writeBuildOutput } from './support/writeBuildOutput.ts';

const OLD = '20260914-101530-001';
const NEW = '20260914-101530-002';

let root = '';
/** A folder with one release, and what is built for the next. */
let before = '';
let wholeOld: Record<string, string>;

const makeCommand = (releases: string, id: string) => [
  process.execPath,
  path.resolve('tests/faults/support/makeRelease.ts'),
  root,
  releases,
  id,
  id === OLD ? 'app-1.js' : 'app-2.js',
];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'made-'));
  before = path.join(root, 'before');
  await mkdir(before);
  const content = smallContent(1);
  await writeBuildOutput(root, content, 'app-1.js');
  const [program = '', ...args] = makeCommand(before, OLD);
  execFileSync(program, args, { env: { PATH: process.env.PATH, ...COMPILE_CACHE } });
  wholeOld = readTree(path.join(before, OLD));
  const catalogues = { ...content.catalogues, en: { ...content.catalogues.en } };
  catalogues.en['home.hero.title'] = 'Another headline';
  await writeBuildOutput(root, { ...content, catalogues }, 'app-2.js');
});
afterAll(() => rm(root, { recursive: true, force: true }));

const copy = async (from: string, to: string) =>
  cp(from, to, { recursive: true, verbatimSymlinks: true });

const home = (releases: string) =>
  readFile(path.join(releases, 'current', 'site', 'index.html'), 'utf8');

/** The parts of a releases folder that a server keeps when it starts. */
async function clean(releases: string): Promise<string[]> {
  const journal = openJournal(releases);
  await cleanReleases(releases, journal);
  journal.close();
  return (await readdir(releases)).filter((name) => !name.startsWith('journal.db'));
}

async function rollBack(releases: string): Promise<void> {
  const journal = openJournal(releases);
  await rollback(releases, journal, undefined, new Date());
  journal.close();
}

test('351: kill -9 at any call of making and showing a release leaves the old one or the new one', async () => {
  const making = path.join(root, 'making');
  const whole = path.join(root, 'whole');
  await copy(before, making);
  await copy(before, whole);
  const env = { PATH: process.env.PATH, ...COMPILE_CACHE };
  const [program = '', ...args] = makeCommand(whole, NEW);
  execFileSync(program, args, { env });
  const wholeNew = readTree(path.join(whole, NEW, 'site'));
  const pages = { [OLD]: await home(before), [NEW]: await home(whole) };

  const seen: string[] = [];
  const complete: string[][] = [];
  const left = path.join(root, 'left');
  const watched = { command: makeCommand(making, NEW), cwd: root, folder: making };
  const code = await stopAtCalls({ ...watched, settings: COMPILE_CACHE }, async () => {
    await copy(making, left);
    const current = currentReleaseId(left) === NEW ? NEW : OLD;
    seen.push(current);
    expect(await home(left)).toBe(pages[current]);
    // Only a complete release counts; anything else is removed at the next start.
    const ids = listReleases(left).map(({ id }) => id);
    complete.push(ids);
    if (ids.includes(NEW)) expect(readTree(path.join(left, NEW, 'site'))).toEqual(wholeNew);
    const kept = await clean(left);
    expect(kept.filter((name) => name !== 'history').sort()).toEqual([...ids, 'current']);
    expect(readTree(path.join(left, OLD))).toEqual(wholeOld);
    await rm(left, { recursive: true });
  });
  expect(code).toBe(0);
  expect(seen.length).toBeGreaterThan(40);
  expect([seen[0], seen.at(-1)]).toEqual([OLD, NEW]);
  expect(seen.slice(seen.indexOf(NEW))).not.toContain(OLD);
  expect([complete[0], complete.at(-1)]).toEqual([[OLD], [OLD, NEW]]);
});

test.each(['link', 'rename'])(
  '359: after an actual kill -9 at %s, the next try makes the release',
  async (call) => {
    const killed = path.join(root, `killed-${call}`);
    await copy(before, killed);
    const page = await home(killed);
    const names = ['site/about.html', '.release.json.part'].flatMap((name) => [
      '-P',
      `${killed}/${NEW}/${name}`,
    ]);
    const kill = ['-e', `trace=${call}`, '-e', `inject=${call}:signal=KILL`, ...names];
    const prefix = [requireStrace(), '-f', '-qq', '-o', '/dev/null', ...kill];
    const [program = '', ...args] = [...prefix, ...makeCommand(killed, NEW)];
    expect(spawnSync(program, args).signal).toBe('SIGKILL');
    expect(await home(killed)).toBe(page);
    await clean(killed);
    const [again = '', ...options] = makeCommand(killed, '20260914-101530-003');
    execFileSync(again, options);
    expect(await home(killed)).toContain('Another headline');
  },
);

test('352: kill -9 at any call of a rollback leaves a complete release, and the next rollback works', async () => {
  await using releases = await makeReleasesFolder();
  await writeTestRelease(releases.folder, OLD, ['assets/old.js']);
  await writeTestRelease(releases.folder, NEW, ['assets/new.js']);
  execFileSync('ln', ['-s', NEW, path.join(releases.folder, 'current')]);
  const left = `${releases.folder}-left`;
  const seen: string[] = [];
  const command = [process.execPath, path.resolve('scripts/rollback.ts')];
  const watched = {
    command: [...command, '--releases', releases.folder],
    cwd: root,
    folder: releases.folder,
  };
  const code = await stopAtCalls({ ...watched, settings: COMPILE_CACHE }, async () => {
    await copy(releases.folder, left);
    const current = currentReleaseId(left) ?? 'nothing';
    seen.push(current);
    expect(await home(left)).toBe(`${current} index.html`);
    expect(listReleases(left).map(({ id }) => id)).toEqual([OLD, NEW]);
    if (current === NEW) await rollBack(left);
    expect(await home(left)).toBe(`${OLD} index.html`);
    // Open tabs of the previous release find their script.
    const script = path.join(left, 'current', 'site', 'assets', 'new.js');
    expect(await readFile(script, 'utf8')).toBe(`${NEW} assets/new.js`);
    await rm(left, { recursive: true });
  });
  expect(code).toBe(0);
  expect(new Set(seen)).toEqual(new Set([NEW, OLD]));
  expect(seen.slice(seen.indexOf(OLD))).not.toContain(NEW);
});

test('353: kill -9 at any call of the clean-up leaves kept releases complete, and the next one finishes it', async () => {
  await using releases = await makeReleasesFolder();
  const ids = Array.from({ length: 7 }, (_, index) => `20260914-101530-00${index}`);
  for (const id of ids) await writeTestRelease(releases.folder, id, ['assets/a.js']);
  const last = ids.at(-1) ?? '';
  execFileSync('ln', ['-s', last, path.join(releases.folder, 'current')]);
  const whole = readTree(path.join(releases.folder, last));
  const left = `${releases.folder}-left`;
  let states = 0;
  const script = path.resolve('tests/faults/support/cleanReleases.ts');
  const command = [process.execPath, script, releases.folder];
  const watched = { command, cwd: root, folder: releases.folder, settings: COMPILE_CACHE };
  const code = await stopAtCalls(watched, async () => {
    states += 1;
    await copy(releases.folder, left);
    expect(
      listReleases(left)
        .slice(-5)
        .map(({ id }) => id),
    ).toEqual(ids.slice(-5));
    for (const id of ids.slice(-5))
      expect(Object.keys(readTree(path.join(left, id)))).toEqual(Object.keys(whole));
    expect(await home(left)).toBe(`${last} index.html`);
    expect((await clean(left)).sort()).toEqual([...ids.slice(-5), 'current']);
    await rm(left, { recursive: true });
  });
  expect(code).toBe(0);
  expect(states).toBeGreaterThan(10);
});
