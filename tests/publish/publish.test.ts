import { readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayOf } from '../../locales/day.ts';
import { readFilings } from '../../scripts/filing/records.ts';
import { describeArchivedPage } from '../../scripts/release/archive.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { listReleases } from '../../scripts/release/release.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { startTestPublisher, type TestPublisher } from './support/publisher.ts';

let publisher: TestPublisher;

/** Starts a publisher for the tests of a group, which depend on each other. */
function share() {
  beforeAll(async () => {
    publisher = await startTestPublisher({ retries: [1_000] });
  });
  afterAll(() => publisher[Symbol.asyncDispose]());
}

const HEADLINE = 'home.hero.title';
const FIRST = 'Where should your family live?';

const made = async () => (await publisher.status()).builds.length;

/** Builds a publish, and waits until the server is idle. */
async function deliver() {
  const builds = await made();
  expect((await publisher.deliver()).status).toBe(202);
  return publisher.settle(builds + 1);
}

async function publish(text: string) {
  await publisher.write(HEADLINE, text);
  return deliver();
}

/** Publishes a text, and waits until it is pulled but not built yet. */
async function pause(text: string) {
  const builds = await made();
  await publisher.behave({ pauses: true });
  await publisher.write(HEADLINE, text);
  await publisher.deliver();
  await publisher.waitForPulls(builds + 1);
  return builds;
}

const current = () => readlink(path.join(publisher.releases, 'current'));

async function rollBack(id?: string) {
  const journal = openJournal(publisher.releases);
  try {
    return await rollback(publisher.releases, journal, id, new Date());
  } finally {
    journal.close();
  }
}

describe('a publish', () => {
  share();

  test('shows the new text, reports what changed, and can be printed for its day', async () => {
    const { builds } = await publish('Where would you like to live?');
    expect(await publisher.served('index.html')).toContain('Where would you like to live?');
    expect(builds[0]).toMatchObject({
      reason: 'publish',
      outcome: {
        kind: 'published',
        release: await current(),
        changes: '1 page changed in English',
      },
    });
    expect(describeArchivedPage(publisher.releases, dayOf(new Date()), '/')).toContain(
      'Where would you like to live?',
    );
    // Its report is in the folder of the release, but is not served.
    const folder = path.join(publisher.releases, 'current');
    const report: unknown = JSON.parse(await readFile(path.join(folder, 'report.json'), 'utf8'));
    expect(report).toMatchObject({
      changed: [
        {
          locale: 'en',
          page: { path: '/', urls: { en: 'https://www.example.com/' } },
          texts: [
            {
              field: 'hero.title',
              sentences: [
                {
                  before: FIRST,
                  after: 'Where would you like to live?',
                },
              ],
            },
          ],
        },
      ],
    });
    expect(await readFile(path.join(folder, 'report.html'), 'utf8')).toContain(
      '<ins>Where would you like to live?</ins>',
    );
    expect(await readdir(path.join(folder, 'site'))).not.toContain('report.html');
  });

  test('a release keeps the files for web servers', async () => {
    const routes = async (id: string) =>
      readFile(path.join(publisher.releases, id, 'hosting/nginx/routes.map'), 'utf8');
    const first = await current();
    expect(await routes(first)).toContain('"/contact" "/contact";');
    const redirects = [{ from: '/call-us', to: '/contact' }];
    await publisher.edit((content) => ({ ...content, site: { ...content.site, redirects } }));
    await deliver();
    expect(await routes('current')).toContain('"/call-us" "/contact";');
    expect(await routes(first)).not.toContain('call-us');
  });

  test('makes no release if nothing changes for visitors', async () => {
    await publish(FIRST);
    const before = await current();
    const { builds } = await publish(FIRST);
    expect(builds[0]?.outcome).toEqual({
      kind: 'unchanged',
      heldBack: [],
      heldDocuments: [],
      reasons: [],
    });
    expect(await current()).toBe(before);
  });

  test('builds exactly once more for publishes during a build', async () => {
    const before = await pause('During a build');
    await publisher.write(HEADLINE, 'After it');
    await Promise.all([publisher.deliver(), publisher.deliver(), publisher.deliver()]);
    await publisher.behave({});
    const { builds } = await publisher.settle(before + 2);
    expect(builds).toHaveLength(before + 2);
    expect(await publisher.served('index.html')).toContain('After it');
  });

  test('retries a failed build without a poll or publish, and the page says when', async () => {
    await publisher.behave({ pull: 'fails' });
    const failed = await publish('Made again');
    expect(failed.builds[0]?.outcome).toMatchObject({ kind: 'failed', why: 'source' });
    const [day, time = ''] = failed.queue.retryAt?.split('T') ?? [];
    expect(await (await fetch(publisher.origin)).text()).toContain(
      `The failed build is retried at ${day} ${time.slice(0, 5)} UTC`,
    );
    await publisher.behave({});
    const { builds, queue } = await publisher.settle(failed.builds.length + 1);
    expect(builds[0]).toMatchObject({ reason: 'publish', outcome: { kind: 'published' } });
    expect(queue.retryAt).toBeNull();
    expect(await publisher.served('index.html')).toContain('Made again');
  });

  test('survives a retry whose journal cannot be read', async () => {
    await publisher.behave({ pull: 'fails' });
    await publish('Made later');
    using journal = openJournal(publisher.releases);
    const rename = (from: string, to: string) => journal.run(`ALTER TABLE ${from} RENAME TO ${to}`);
    rename('builds', 'lost');
    await publisher.behave({});
    const log = () => publisher.log.join('');
    await expect.poll(log, { timeout: 5_000 }).toContain('cannot use the releases folder');
    rename('lost', 'builds');
    await deliver();
    expect(await publisher.served('index.html')).toContain('Made later');
  });

  test('names the damaged record of the current release, whose removal keeps the site', async () => {
    const record = path.join(publisher.releases, await current(), 'release.json');
    const problem = `${record} is damaged: remove this file`;
    await writeFile(record, '{');
    const { builds } = await deliver();
    expect(builds[0]?.outcome).toMatchObject({
      kind: 'failed',
      message: expect.stringContaining(problem),
    });
    expect(await publisher.status()).toMatchObject({ current: null, problem });
    expect(await (await fetch(publisher.origin)).text()).toContain(problem);
    await rm(record);
    expect(await publisher.served('index.html')).toContain('Made later');
    await publish('Made anew');
    expect(await publisher.served('index.html')).toContain('Made anew');
    expect((await publisher.status()).problem).toBeNull();
  });

  test('names the record to remove when the content of the current release is lost', async () => {
    const folder = path.join(publisher.releases, await current());
    await rm(path.join(folder, 'content', 'site.json'));
    const { builds } = await publish('After a loss');
    expect(builds[0]?.outcome).toMatchObject({
      message: `${path.join(folder, 'content')} contains no content: remove release.json beside that folder`,
    });
    await rm(path.join(folder, 'release.json'));
    await deliver();
    expect(await publisher.served('index.html')).toContain('After a loss');
  });

  test('the next start replaces a dangling symlink to the current release with the newest one', async () => {
    const shown = await current();
    const link = path.join(publisher.releases, 'current');
    await rm(link);
    await symlink('20260914-101530-002', link);
    const builds = await made();
    await publisher.restart();
    await publisher.settle(builds + 1);
    expect(await current()).toBe(shown);
  });
});

describe('a rollback', () => {
  share();

  test('shows the previous release, or any existing one, and says until when', async () => {
    await publish('First');
    const first = await current();
    await publish('Second');
    const second = await current();
    await rollBack();
    expect(await current()).toBe(first);
    expect(await publisher.served('index.html')).toContain('First');
    expect((await publisher.status()).rollback).toMatchObject({ release: first });
    await publish('Third');
    await rollBack(first);
    expect(await current()).toBe(first);
    await rollBack(second);
    expect(await publisher.served('index.html')).toContain('Second');
    await expect(rollBack('20200101-000000-000')).rejects.toThrow(
      /There is no release 20200101-000000-000: choose one of .*, .*/,
    );
    await expect(rollBack(second)).rejects.toThrow(/already the current release/);
  });

  test('ends at the next publish, even of what was rolled back', async () => {
    await publish('Before');
    await publish('Rolled back');
    await rollBack();
    expect(await publisher.served('index.html')).toContain('Before');
    const { rollback: hold } = await publish('Rolled back');
    expect(await publisher.served('index.html')).toContain('Rolled back');
    expect(hold).toBeNull();
    await rollBack();
    await publish('After');
    expect(await publisher.served('index.html')).toContain('After');
  });

  test('to the newest release ends at the next publish, even without changes', async () => {
    await publish('Before');
    await publish('Newest');
    const newest = await current();
    await rollBack();
    await rollBack(newest);
    const { rollback: hold, builds } = await publish('Newest');
    expect([hold, builds[0]?.outcome?.kind]).toEqual([null, 'unchanged']);
  });

  test('keeps a build in progress from going live', async () => {
    const before = await current();
    await publish('Shown');
    const builds = await pause('Not shown');
    await rollBack();
    await publisher.behave({});
    const { builds: after } = await publisher.settle(builds + 1);
    expect(after[0]?.outcome).toMatchObject({ kind: 'unshown' });
    expect(await current()).toBe(before);
  });

  test('survives a restart, and a poll without news', async () => {
    await publish('Before');
    const before = await current();
    const { builds } = await publish('Rolled back');
    await rollBack();
    // Long enough for a slow machine: each poll starts a build.
    await publisher.restart({ poll: 2_000 });
    const after = await publisher.settle(builds.length + 2);
    expect(after.builds.slice(0, 3).map(({ reason }) => reason)).toEqual([
      'poll',
      'start',
      'publish',
    ]);
    expect(await current()).toBe(before);
  });
});

describe('text that a rollback showed', () => {
  share();

  test('is copied although its release is removed after the next publish', async () => {
    const filing = { pages: ['home'], days: 10, timeZone: 'America/Chicago' };
    await publisher.edit((content) => ({ ...content, site: { ...content.site, filing } }));
    for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await publish(text);
    const [oldest] = listReleases(publisher.releases);
    await rollBack(oldest?.id);
    await publish('Six');
    const filed = () => readFilings(publisher.releases).map(({ release }) => release);
    const newest = await current();
    await expect.poll(filed).toContain(newest);
    expect(filed().slice(-2)).toEqual([oldest?.id, newest]);
  });
});
