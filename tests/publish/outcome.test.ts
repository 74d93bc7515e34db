import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Builds } from '../../scripts/publish/builds.ts';
import { Deliveries } from '../../scripts/publish/deliveries.ts';
import { publishOutcome } from '../../scripts/publish/outcome.ts';
import { Queue } from '../../scripts/publish/queue.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { startTestPublisher, type TestPublisher } from './support/publisher.ts';

const STUDIO = 'https://studio.harbor.example';

let publisher: TestPublisher;
beforeAll(async () => {
  publisher = await startTestPublisher({ studio: STUDIO, retries: [] });
});
afterAll(() => publisher[Symbol.asyncDispose]());

/** Notifies the server of a publish. */
const deliver = (revision: string) =>
  publisher.deliver({
    headers: { 'sanity-document-id': 'home', 'sanity-transaction-id': revision },
  });

/** The same, and waits until it is built. */
async function build(revision: string) {
  const { builds } = await publisher.status();
  await deliver(revision);
  await publisher.settle(builds.length + 1);
}

const ask = (query: string, origin?: string) =>
  fetch(`${publisher.origin}/outcome?${query}`, { headers: origin ? { origin } : {} });

const outcome = async (revision: string) =>
  (await ask(`document=home&revision=${revision}`)).json();

test('a publish is unknown, then building, then live with its pages', async () => {
  expect(await outcome('one')).toEqual({ state: 'unheard' });
  await publisher.behave({ pauses: true });
  const filing = { pages: ['home'], days: 10, timeZone: 'America/Chicago' };
  await publisher.edit((content) => ({ ...content, site: { ...content.site, filing } }));
  await publisher.write('home.hero.title', 'Where would you like to live?');
  await deliver('one');
  await publisher.waitForPulls(2);
  expect(await outcome('one')).toEqual({ state: 'building' });
  await deliver('two');
  expect(await outcome('two')).toEqual({ state: 'waiting' });
  await publisher.behave({});
  await publisher.settle(3);
  expect(await outcome('one')).toEqual({
    state: 'live',
    seconds: expect.any(Number),
    changes: '1 page changed in English',
    counts: {
      isFirst: false,
      changed: 1,
      languages: ['en'],
      hasShared: false,
      added: 0,
      removed: 0,
      moved: 0,
      figures: 0,
      hasOtherPictures: false,
    },
    pages: [
      {
        titles: expect.objectContaining({ zh: expect.any(String) }),
        urls: { en: 'https://www.example.com/', zh: 'https://www.example.com/zh' },
      },
    ],
    filings: [
      {
        titles: expect.objectContaining({ zh: expect.any(String) }),
        due: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        timeZone: 'America/Chicago',
      },
    ],
    heldOthers: [],
  });
  expect(await outcome('two')).toEqual({ state: 'unchanged' });
});

test('a failed build has a reason, and the publish is live after a later build', async () => {
  await publisher.behave({ build: 'fails' });
  await publisher.write('home.hero.title', 'A place to live');
  await build('failing');
  expect(await outcome('failing')).toEqual({
    state: 'failed',
    why: 'build',
    reasons: [],
    message: 'The page /about could not be rendered',
    retryAt: null,
  });
  await publisher.behave({});
  await build('works');
  expect(await outcome('failing')).toMatchObject({ state: 'live' });
});

test.each(['INSERT', 'UPDATE'])(
  'a build that the journal cannot record fails: %s',
  async (change) => {
    using journal = openJournal(publisher.releases);
    journal.database.exec(
      `CREATE TRIGGER full BEFORE ${change} ON builds BEGIN SELECT RAISE(FAIL, 'disk full'); END`,
    );
    await deliver(change);
    await expect.poll(() => outcome(change)).toMatchObject({ state: 'failed', why: 'disk' });
    journal.database.exec('DROP TRIGGER full');
    await build(`after ${change}`);
    expect(await outcome(change)).toEqual({ state: 'unchanged' });
  },
);

test('only the Studio may read it in a browser', async () => {
  const readableFor = async (address: string, origin: string) =>
    (await fetch(publisher.origin + address, { headers: { origin } })).headers.get(
      'access-control-allow-origin',
    );
  const address = '/outcome?document=home&revision=one';
  expect(await readableFor(address, STUDIO)).toBe(STUDIO);
  expect(await readableFor(address, 'https://elsewhere.example')).toBeNull();
  expect(await readableFor('/status', STUDIO)).toBeNull();
  await publisher.restart({ studio: undefined });
  expect(await readableFor(address, STUDIO)).toBeNull();
});

test('a publish of a held-back document is not live, another one is', async () => {
  const journal = openJournal(await mkdtemp(path.join(publisher.root, 'other-')));
  const deliveries = new Deliveries(journal);
  const builds = new Builds(journal);
  for (const document of ['spain', 'greece'])
    await deliveries.store({
      document,
      revision: 'one',
      key: document,
      signed: document,
      operation: 'update',
    });
  const reason = (document: string) => ({
    document,
    field: 'hero.title.zh',
    message: { en: 'is missing: fill it in', zh: '尚未填写：请填写' },
  });
  const reasons = [reason('spain'), reason('malta')];
  const made = { heldBack: [], heldDocuments: ['spain', 'malta'], reasons };
  const number = builds.begin('publish', 2, new Date());
  const outcome = {
    kind: 'published',
    release: 'gone',
    changes: '1 page changed',
    ...made,
  } as const;
  builds.end(number, { outcome, milliseconds: 5, steps: {} }, new Date());
  const parts = {
    deliveries,
    builds,
    releases: publisher.releases,
    loop: { queue: new Queue(async () => {}), retryAt: undefined },
  };
  // Hundreds of polls, while the editor's computer slept.
  for (let poll = 0; poll < 250; poll += 1) {
    const number = builds.begin('poll', 2, new Date());
    const outcome = { kind: 'unchanged' as const, ...made };
    builds.end(number, { outcome, milliseconds: 5, steps: {} }, new Date());
  }
  expect(builds.covering(0).length).toBeLessThan(250);
  const of = (document: string) => publishOutcome({ document, revision: 'one' }, parts, STUDIO);
  expect(await of('spain')).toEqual({ state: 'held', reasons: [reason('spain')] });
  expect(await of('greece')).toMatchObject({
    state: 'live',
    changes: '1 page changed',
    pages: [],
    heldOthers: [
      { document: 'spain', reasons: [reason('spain')] },
      { document: 'malta', reasons: [reason('malta')] },
    ],
  });
  journal.close();
});

test('a request without a publish gets an explanation', async () => {
  for (const query of [
    '',
    'document=home',
    'document=home&revision=%20',
    'document=a%00&revision=b',
  ]) {
    const response = await ask(query);
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'Specify a publish: /outcome?document=ID&revision=TRANSACTION' },
    ]);
  }
});

test('keeps using the journal of an earlier version', async () => {
  await build('before');
  const { builds } = await publisher.status();
  await publisher.restart({ releases: asVersion1(publisher.releases) });
  const after = await publisher.settle(builds.length + 1);
  expect(after.builds.slice(1)).toEqual(builds);
  expect(after.queue.lastDelivery).toMatchObject({ document: 'home' });
  await build('after');
  expect(await outcome('after')).toEqual({ state: 'unchanged' });
});

/** Removes from a journal what an earlier version lacked. */
function asVersion1(releases: string): string {
  const journal = new DatabaseSync(path.join(releases, 'journal.db'), { timeout: 5_000 });
  journal.exec(
    'DROP INDEX deliveries_revision; ALTER TABLE deliveries DROP COLUMN revision; PRAGMA user_version = 1',
  );
  journal.close();
  return releases;
}
