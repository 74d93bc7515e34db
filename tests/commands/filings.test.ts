import { globSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Site } from '../../locales/site.ts';
import { isOverdue } from '../../scripts/filing/filingRecord.ts';
import { describeFilings } from '../../scripts/filing/filingTable.ts';
import { makeFilings } from '../../scripts/filing/makeFilings.ts';
import { markFiled } from '../../scripts/filing/markFiled.ts';
import { releasesToFile } from '../../scripts/filing/pendingFilings.ts';
import {
  type FilingRecord,
  filingFolder,
  filingsFolder,
  readFilings,
} from '../../scripts/filing/records.ts';
import { filingsToReport } from '../../scripts/filing/report.ts';
import { FilingMaker } from '../../scripts/publish/filingMaker.ts';
import { createLog } from '../../scripts/publish/log.ts';
import { recordRelease } from '../../scripts/release/history.ts';
import { releasePaths } from '../../scripts/release/paths.ts';
import { switchRelease } from '../../scripts/release/switchRelease.ts';
import { timeZoneProblem } from '../../studio/schema/objects/filing.ts';
import {
  makeReleasesFolder,
  type TestReleases,
  writeTestRelease,
} from '../publish/support/releases.ts';
import { site } from '../support/fixtureContent.ts';
import { readOnly } from '../support/mounts.ts';
import { runScript } from '../support/runScript.ts';

const ORIGIN = 'https://firm.example';
const FILING = { pages: ['home'], days: 10, timeZone: 'America/Chicago' };
const DAYS_LATER = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

let releases: TestReleases;
beforeEach(async () => {
  releases = await makeReleasesFolder();
});
afterEach(() => releases[Symbol.asyncDispose]());

let count = 0;

interface PageTexts {
  readonly en?: readonly string[];
  readonly zh?: readonly string[];
  readonly about?: string;
  readonly markup?: string;
}

/** Makes a release with these texts, and switches to it. */
async function show(texts: PageTexts = {}, filing: Site['filing'] = FILING): Promise<string> {
  count += 1;
  const id = `20260914-101530-${String(count).padStart(3, '0')}`;
  await make(id, texts, filing);
  switchRelease(releases.folder, id);
  return id;
}

async function make(id: string, texts: PageTexts, filing: Site['filing']): Promise<void> {
  const { en = ['Home', 'Old.'], zh = ['首页', '旧文。'], about = 'About us', markup = '' } = texts;
  await writeTestRelease(releases.folder, id);
  const paths = releasePaths(releases.folder, id);
  await mkdir(paths.content);
  await writeFile(path.join(paths.content, 'site.json'), JSON.stringify({ ...site, filing }));
  const pages = { '/': en, '/zh': zh, '/about': [about], '/zh/about': [about] };
  const lines = Object.entries(pages).map(
    ([address, lines]) => `${JSON.stringify({ path: address, lines })}\n`,
  );
  await writeFile(paths.texts, lines.join(''));
  for (const [name, words] of [
    ['index', en],
    ['zh', zh],
  ] as const)
    await writeFile(path.join(paths.site, `${name}.html`), pageOf(words, markup));
}

/** Makes a release in which two pages must be filed, and switches to it. */
async function showBoth(): Promise<string> {
  const release = await show({}, { ...FILING, pages: ['home', 'about'] });
  const folder = releasePaths(releases.folder, release).site;
  await mkdir(path.join(folder, 'zh'));
  for (const file of ['about.html', 'zh/about.html'])
    await writeFile(path.join(folder, file), pageOf(['About us'], ''));
  return release;
}

const pageOf = (words: readonly string[], markup: string) =>
  `<!doctype html><html><head></head><body><main>${markup}${words.join('<br>')}</main></body></html>`;

async function keep(): Promise<FilingRecord[]> {
  const made: FilingRecord[] = [];
  const options = { releases: releases.folder, origin: ORIGIN, chromium: undefined };
  const { signal } = new AbortController();
  for await (const filing of makeFilings({ ...options, signal })) made.push(filing);
  return made;
}

const mark = (id: string, by = 'Grace Lin') =>
  markFiled(releases.folder, id, { by, at: new Date('2026-09-20T10:00:00.000Z') }, ORIGIN);

const changesOf = (id: string) => {
  const [filing] = readFilings(releases.folder).filter((each) => each.id === id);
  return readFile(path.join(filingFolder(releases.folder, id), filing?.changes ?? ''), 'utf8');
};

const only = <T>([item, ...others]: readonly T[]): T => {
  if (item === undefined || others.length > 0) throw new Error(`${others.length} others`);
  return item;
};

describe('a copy is kept', () => {
  test('for the first release that visitors see, complete, in both languages', async () => {
    const release = await show();
    const filing = only(await keep());
    expect(filing).toMatchObject({ release, page: { id: 'home', path: '/' }, pdfs: null });
    const folder = filingFolder(releases.folder, filing.id);
    const read = (name: string) => readFile(path.join(folder, name), 'utf8');
    expect(await read(filing.copies.en)).toMatch(
      /Old\.[\s\S]*Copy of https:\/\/firm\.example\/ as/,
    );
    expect(await read(filing.copies.zh)).toMatch(/旧文。[\s\S]*https:\/\/firm\.example\/zh 的副本/);
    expect(await changesOf(filing.id)).toMatch(
      /No copy[\s\S]*<ins>Old\.<\/ins>[\s\S]*<ins>旧文。<\/ins>/,
    );
    expect(await readdir(filingsFolder(releases.folder))).toEqual([filing.id]);
  });

  test.each<[string, PageTexts]>([
    ['English text', { en: ['Home', 'New.'] }],
    ['Chinese text', { zh: ['首页', '新文。'] }],
    ['its title', { en: ['House', 'Old.'] }],
  ])('after a change of %s', async (_, texts) => {
    await show();
    await keep();
    const release = await show(texts);
    expect(only(await keep()).release).toBe(release);
    expect(await keep()).toEqual([]);
  });

  test.each<[string, PageTexts]>([
    ['another page', { about: 'Others' }],
    ['a picture', { markup: '<svg></svg>' }],
    ['only the markup around its words', { en: ['Home', 'O', 'ld.'] }],
  ])('but not after a change of %s', async (_, texts) => {
    await show();
    await keep();
    await show(texts);
    expect(await keep()).toEqual([]);
  });

  test('of no page if none is marked', async () => {
    await show({}, null);
    await show({ en: ['New.'] }, { ...FILING, pages: [] });
    expect(await keep()).toEqual([]);
  });

  test('of every marked page', async () => {
    await showBoth();
    expect((await keep()).map(({ page }) => page.path)).toEqual(['/', '/about']);
  });
});

describe('a copy that could not be made in time', () => {
  test('is made later from its release, one per change', async () => {
    await show();
    await keep();
    const second = await show({ en: ['Home', 'Second.'] });
    const third = await show({ en: ['Home', 'Third.'] });
    expect(releasesToFile(releases.folder)).toEqual([second, third]);
    expect((await keep()).map(({ release }) => release)).toEqual([second, third]);
    expect(releasesToFile(releases.folder)).toEqual([]);
  });

  test('is retried, and leaves nothing if it fails', async () => {
    const release = await show();
    const page = path.join(releases.folder, release, 'site', 'zh.html');
    const text = await readFile(page);
    await rm(page);
    await expect(keep()).rejects.toThrow('ENOENT');
    expect(await readdir(filingsFolder(releases.folder))).toEqual([]);
    await writeFile(page, text);
    expect(await keep()).toHaveLength(1);
  });

  test('keeps only later copies of its own page from being made', async () => {
    const first = await showBoth();
    const page = path.join(releases.folder, first, 'site', 'zh.html');
    const text = await readFile(page);
    await rm(page);
    const second = await show({ en: ['Home', 'Second.'] });
    await expect(keep()).rejects.toThrow('zh.html');
    expect(readFilings(releases.folder).map(({ page }) => page.id)).toEqual(['about']);
    await writeFile(page, text);
    expect((await keep()).map(({ release }) => release)).toEqual([first, second]);
  });

  test('adds an unrecorded release to the history', async () => {
    const release = await show();
    await rm(path.join(releases.folder, 'history'), { recursive: true });
    expect(only(await keep()).release).toBe(release);
    expect(await readdir(path.join(releases.folder, 'history'))).toHaveLength(1);
  });

  test('is also needed when earlier text returns', async () => {
    const first = await show();
    await show({ en: ['Home', 'New.'] });
    await keep();
    switchRelease(releases.folder, first);
    expect(only(await keep()).release).toBe(first);
  });

  test('is not affected by a clock that was ahead', async () => {
    await show();
    const ahead = '20991231-101530-001';
    await make(ahead, { en: ['Home', 'Ahead.'] }, FILING);
    switchRelease(releases.folder, ahead);
    recordRelease(releases.folder, ahead, new Date('2099-12-31T10:15:30.001Z'));
    await keep();
    const next = await show({ en: ['Home', 'Next.'] });
    expect((await keep()).map(({ release }) => release)).toContain(next);
    expect(await keep()).toEqual([]);
  });
});

describe('the log of the publish server', () => {
  test.each(['filing.json', 'zh.html'])(
    'names new copies while %s of another page is damaged or missing',
    async (cause) => {
      const release = await showBoth();
      if (cause === 'filing.json') {
        const folder = filingFolder(releases.folder, 'former-about');
        await mkdir(folder, { recursive: true });
        await writeFile(path.join(folder, cause), '{"id":');
      } else await rm(path.join(releasePaths(releases.folder, release).site, 'zh/about.html'));
      const lines: string[] = [];
      const log = createLog([], { write: (line) => void lines.push(line) });
      const maker = new FilingMaker({
        releases: releases.folder,
        origin: ORIGIN,
        chromium: undefined,
        log,
      });
      maker.check();
      await expect.poll(() => maker.problem).not.toBeNull();
      await maker.close();
      const made = readFilings(releases.folder).map(({ id }) => ({ filing: id }));
      expect(made.length).toBeGreaterThan(0);
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        ...made.map((filing) => ({ ...filing, msg: 'a copy to file was made' })),
        { level: 'error', msg: 'the copies to file are not complete' },
      ]);
    },
  );
});

describe('a copy is compared', () => {
  test('with the last filed copy, however many came between', async () => {
    await show();
    const first = only(await keep());
    await mark(first.id);
    await show({ en: ['Home', 'Second.'] });
    await show({ en: ['Home', 'Third.'], zh: ['首页', '新文。'] });
    const [second, third] = await keep();
    for (const { id } of [second, third].filter((each) => each !== undefined))
      expect(await changesOf(id)).toContain('<del>Old.</del>');
    expect(await changesOf(third?.id ?? '')).toMatch(
      /filed by Grace Lin[\s\S]*<ins>Third\.<\/ins>[\s\S]*<del>旧文。<\/del><\/td><td><ins>新文。<\/ins>/,
    );

    await mark(second?.id ?? '');
    expect(await changesOf(third?.id ?? '')).toContain('<del>Second.</del>');
  });

  test('keeps the site that it was shown on, whoever marks the other as filed', async () => {
    await show();
    const first = only(await keep());
    await show({ en: ['Home', 'New.'] });
    const second = only(await keep());
    const before = await changesOf(second.id);
    const elsewhere = { SITE_URL: 'https://www.example.com' };
    const filed = ['filed', first.id, '--by', 'Ann', '--releases', releases.folder];
    expect(await runScript('filings.ts', filed, process.cwd(), elsewhere)).toMatchObject({
      code: 0,
    });
    const changes = await changesOf(second.id);
    expect(changes).not.toBe(before);
    expect(changes).toContain(`href="${ORIGIN}/zh"`);
    expect(changes).not.toContain(elsewhere.SITE_URL);
  });

  test('even if it no longer differs', async () => {
    await show();
    await mark(only(await keep()).id);
    await show({ en: ['Home', 'New.'] });
    await show();
    const [, again] = await keep();
    expect(await changesOf(again?.id ?? '')).toContain('No changes since the last filing.');
  });
});

describe('a due date', () => {
  test.each([
    // It is still the previous day in Texas.
    ['2026-11-23T02:00:00.000Z', 'America/Chicago', '2026-12-02'],
    ['2026-11-23T02:00:00.000Z', 'UTC', '2026-12-03'],
    ['2026-12-24T18:00:00.000Z', 'Asia/Shanghai', '2027-01-04'],
  ])('of %s is counted in %s', async (at, timeZone, due) => {
    const release = '20261123-020000-001';
    await make(release, {}, { ...FILING, timeZone });
    const filings = filingsToReport(
      releases.folder,
      { id: release, site: { ...site, filing: { ...FILING, timeZone } } },
      new Date(at),
      ORIGIN,
    );
    expect(only(filings)).toMatchObject({ due, timeZone, isNew: true, isOverdue: false });
  });

  test('is overdue from the next day on, in its time zone', () => {
    const shownAt = '2026-11-22T10:15:30.000Z';
    const due = { due: '2026-12-02', timeZone: 'America/Chicago', shownAt };
    expect(isOverdue(due, new Date('2026-12-03T05:59:00.000Z'))).toBe(false);
    expect(isOverdue(due, new Date('2026-12-03T06:00:00.000Z'))).toBe(true);
  });

  test('requires a valid time zone', () => {
    expect(timeZoneProblem('America/Chicago')).toBeUndefined();
    expect(timeZoneProblem('Texas')).toMatch(/“Texas” is not a time zone: write a continent/);
  });
});

describe('marking a copy as filed', () => {
  test('records name and date once', async () => {
    await show();
    const { id } = only(await keep());
    expect((await mark(id, '  علی\u200cرضا \n Lin ')).filed).toEqual({
      at: '2026-09-20T10:00:00.000Z',
      by: 'علی\u200cرضا Lin',
    });
    await expect(mark(id, 'Somebody')).rejects.toThrow(/was marked as filed by .* Lin at 2026/);
    expect(only(readFilings(releases.folder)).filed?.by).toBe('علی\u200cرضا Lin');
  });

  test.each([
    ['20990101-000000-000-home', 'Grace', /no filing 20990101-000000-000-home: open are 2/],
    ['', '  ', /Give the name of who filed it/],
    ['', 'x'.repeat(101), /Give the name of who filed it/],
    // A terminal would act on it in the list.
    ['', 'Grace\u001b[2J', /Give the name of who filed it/],
  ])('of %j by %j is rejected', async (id, by, message) => {
    await show();
    const filing = only(await keep());
    await expect(mark(id || filing.id, by)).rejects.toThrow(message);
    expect(only(readFilings(releases.folder)).filed).toBeNull();
  });

  test('twice at once records only one name', async () => {
    await show();
    const { id } = only(await keep());
    await show({ en: ['Home', 'New.'] });
    await keep();
    const ends = await Promise.allSettled([mark(id), mark(id, 'Wei Chen')]);
    expect(ends).toMatchObject([
      { status: 'fulfilled', value: { filed: { by: 'Grace Lin' } } },
      { reason: { name: 'CommandError' } },
    ]);
    expect(readFilings(releases.folder)[0]?.filed?.by).toBe('Grace Lin');
  });

  test('can be repeated if the changes of a later copy could not be written', async () => {
    await show();
    const first = only(await keep());
    await show({ en: ['Home', 'New.'] });
    const second = only(await keep());
    const folder = filingFolder(releases.folder, second.id);
    const obstacle = path.join(folder, `.${second.changes}.part`);
    await mkdir(obstacle);
    await expect(mark(first.id)).rejects.toThrow();
    await rm(obstacle, { recursive: true });
    await mark(first.id);
    expect(await changesOf(second.id)).toContain('<del>Old.</del>');
  });

  test('a copy that is made meanwhile is compared with it', async () => {
    await show();
    const first = only(await keep());
    await show({ en: ['Home', 'New.'] });
    const second = only(await keep());
    const folder = filingFolder(releases.folder, second.id);
    renameSync(folder, `${releases.folder}/hidden`);
    const marked = mark(first.id);
    renameSync(`${releases.folder}/hidden`, folder);
    await marked;
    expect(await changesOf(second.id)).toContain('<del>Old.</del>');
  });

  test('while a later copy is being completed counts for that copy', async () => {
    await show();
    const first = only(await keep());
    await show({ en: ['Home', 'New.'] });
    const kept = keep();
    const compared = path.join(filingsFolder(releases.folder), '.making-*', '*.changes.html');
    while (globSync(compared).length === 0) await setImmediate();
    writeFileSync(
      path.join(filingFolder(releases.folder, first.id), 'filed.json'),
      JSON.stringify({ at: '2026-09-20T10:00:00.000Z', by: 'Grace Lin' }),
    );
    expect(await changesOf(only(await kept).id)).toContain('<del>Old.</del>');
  });

  test('keeps the others in the report, overdue ones first', async () => {
    await show();
    await keep();
    const report = filingsToReport(
      releases.folder,
      { id: 'none', site: { ...site, filing: FILING } },
      DAYS_LATER(12),
      ORIGIN,
    );
    expect(report).toMatchObject([{ url: `${ORIGIN}/`, isOverdue: true, isNew: false }]);
  });
});

describe('npm run filings', () => {
  const run = (...words: string[]) => runScript('filings.ts', words, path.dirname(releases.folder));

  test('lists open copies, and marks one as filed', async () => {
    await show();
    const { id, due } = only(await keep());
    expect((await run()).stdout).toMatch(
      new RegExp(`^${id}  /  due ${due} \\(America/Chicago\\)\n`),
    );
    expect((await run('filed', id, '--by', '林嘉慧')).code).toBe(0);
    await writeFile(
      path.join(filingsFolder(releases.folder), `${id}.zip`),
      'sent to the authority',
    );
    expect(await run()).toMatchObject({ code: 0, stdout: 'There is nothing to file.\n' });
    expect((await run('--all')).stdout).toContain('filed by 林嘉慧 at 2');
  });

  test('rejects --all with a copy, which it would ignore', async () => {
    expect(await run('filed', 'x', '--by', 'Ann', '--all')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^--all lists copies: omit it with filed\n/),
    });
  });

  test('reports a folder without releases', async () => {
    expect(await run('--releases', 'nowhere')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('nowhere has no releases: run npm run publish-server'),
    });
  });

  test('reports a disk error', async () => {
    await show();
    const { id } = only(await keep());
    const words = ['filed', id, '--by', 'Grace Lin'];
    const root = path.dirname(releases.folder);
    const prefix = await readOnly(releases.folder);
    const { code, stderr } = await runScript('filings.ts', words, root, {}, prefix);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^.*filed\.json\S* could not be read or written: /);
  });

  test.each([
    ['filing.json', 'damaged', ''],
    ['filing.json', 'missing', ''],
    ['words.json', 'damaged', ''],
    ['words.json', 'missing', ''],
    ['filed.json', 'damaged', expect.stringContaining('due ')],
  ])('says that %s of a copy is %s, and does not replace it', async (name, state, stdout) => {
    await show();
    const { id } = only(await keep());
    await mark(id);
    const file = path.join(filingFolder(releases.folder, id), name);
    await (state === 'missing' ? rm(file) : writeFile(file, '{"at":'));
    const message = `The list of copies to file is incomplete: ${file} is ${state}`;
    expect(await run()).toEqual({ code: 1, stdout, stderr: expect.stringContaining(message) });
    await expect(keep()).rejects.toThrow(message);
    expect(await readdir(filingsFolder(releases.folder))).toEqual([id]);
  });

  test('makes no copy that nobody can compare with the damaged text of the last one', async () => {
    await show();
    const { id } = only(await keep());
    await writeFile(path.join(filingFolder(releases.folder, id), 'words.json'), '{"en":');
    const release = await show({ about: 'Another page' });
    await expect(keep()).rejects.toThrow('words.json is damaged');
    await expect(mark(id)).rejects.toThrow('words.json is damaged');
    expect(readFilings(releases.folder)).toMatchObject([{ id, filed: null }]);
    expect(releasesToFile(releases.folder)).toEqual([release]);
  });

  test('gives advice for each damaged record that leads to no second filing', async () => {
    await show();
    const first = only(await keep());
    await mark(first.id);
    await show({ en: ['Home', 'New.'] });
    const second = only(await keep());
    await mark(second.id);
    const folder = filingFolder(releases.folder, second.id);
    const [confirmation, record] = [
      path.join(filingFolder(releases.folder, first.id), 'filed.json'),
      path.join(folder, 'filing.json'),
    ];
    for (const file of [confirmation, record]) await writeFile(file, '{"at":');
    const { stderr } = await run();
    expect(stderr).toContain(
      `${confirmation} is damaged: restore it from a backup, or move it elsewhere and mark that copy as filed again`,
    );
    expect(stderr).toContain(
      `${record} is damaged: restore it from a backup, or move its folder elsewhere and restart the publish server, which makes the copy again if it can: file that one, or the one in the folder if none is made; if the folder contains filed.json, only mark the new one as filed`,
    );

    await rm(confirmation);
    await mark(first.id);
    renameSync(folder, `${releases.folder}/elsewhere`);
    expect(only(await keep()).id).toBe(second.id);
    await mark(second.id);
    expect(await run()).toMatchObject({ code: 0, stdout: 'There is nothing to file.\n' });
  });

  test.each(['filing.json', 'filed.json'])(
    'does not mark a copy whose %s is damaged, and says so',
    async (name) => {
      await show();
      const { id } = only(await keep());
      const file = path.join(filingFolder(releases.folder, id), name);
      await writeFile(file, '{"at":');
      expect(await run('filed', id, '--by', 'Bob')).toEqual({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining(`${file} is damaged`),
      });
      expect(await readFile(file, 'utf8')).toBe('{"at":');
    },
  );

  test.each([
    ['what is overdue', 12],
    ['what a clock that was a year ahead dated, as if it were overdue', -366],
  ])('lists %s', async (_, days) => {
    await show();
    await keep();
    expect(
      describeFilings(releases.folder, readFilings(releases.folder), DAYS_LATER(days)),
    ).toContain(', OVERDUE');
  });

  test.each([[['filed']], [['filed', 'x']], [['open', 'x', '--by', 'y']]])(
    'rejects %j',
    async (words) => {
      expect(await run(...words)).toMatchObject({
        code: 2,
        stderr: expect.stringContaining('Give the copy and the name of who filed it'),
      });
    },
  );
});
