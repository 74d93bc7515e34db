import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dayOf } from '../../locales/day.ts';
import { describeArchived } from '../../scripts/release/archive.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { startTestPublisher, type TestPublisher } from './support/publisher.ts';

let publisher: TestPublisher;
beforeEach(async () => {
  publisher = await startTestPublisher();
});
afterEach(() => publisher[Symbol.asyncDispose]());

const HEADLINE = 'home.hero.title';

/** Publishes a text, and waits until nothing is built any more. */
async function publish(text: string, builds: number) {
  await publisher.write(HEADLINE, text);
  expect((await publisher.deliver()).status).toBe(202);
  return publisher.settle(builds);
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

test('a publish shows the new text, says what changed, and can be told for its day', async () => {
  const { builds } = await publish('Where would you like to live?', 2);
  expect(await publisher.served('index.html')).toContain('Where would you like to live?');
  expect(builds[0]).toMatchObject({
    reason: 'publish',
    outcome: { kind: 'published', release: await current(), changes: '1 page changed in English' },
  });
  expect(describeArchived(publisher.releases, dayOf(new Date()), '/')).toContain(
    'Where would you like to live?',
  );
  // Its report stands in the folder of the release, and is not served.
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
                before: 'Where should your family live?',
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

test('a release brings what web servers know of it, and keeps it', async () => {
  const routes = async (id: string) =>
    readFile(path.join(publisher.releases, id, 'hosting/nginx/routes.map'), 'utf8');
  const first = await current();
  expect(await routes(first)).toContain('"/contact" "/contact";');
  const redirects = [{ from: '/call-us', to: '/contact' }];
  await publisher.edit((content) => ({ ...content, site: { ...content.site, redirects } }));
  await publisher.deliver();
  await publisher.settle(2);
  expect(await routes('current')).toContain('"/call-us" "/contact";');
  expect(await routes(first)).not.toContain('call-us');
});

test('a publish that changes nothing for visitors makes no release', async () => {
  const before = await current();
  const { builds } = await publish('Where should your family live?', 2);
  expect(builds[0]?.outcome).toEqual({
    ...{ kind: 'unchanged', heldBack: [], heldDocuments: [], reasons: [] },
  });
  expect(await current()).toBe(before);
});

test('what is published during a build is built in exactly one more', async () => {
  await publisher.behave({ pauses: true });
  await publisher.write(HEADLINE, 'First');
  await publisher.deliver();
  await publisher.pulled(2);
  await publisher.write(HEADLINE, 'Second');
  await Promise.all([publisher.deliver(), publisher.deliver(), publisher.deliver()]);
  await publisher.behave({});
  const { builds } = await publisher.settle(3);
  expect(builds).toHaveLength(3);
  expect(await publisher.served('index.html')).toContain('Second');
});

test('neither a restart nor a poll that finds nothing new undoes a rollback', async () => {
  const first = await current();
  await publish('Second', 2);
  await rollBack();
  // Rare enough for a slow machine: each poll makes a build.
  await publisher.restart({ poll: 2_000 });
  const { builds } = await publisher.settle(4);
  expect(builds.map(({ reason }) => reason).slice(-4)).toEqual([
    'poll',
    'start',
    'publish',
    'start',
  ]);
  expect(await current()).toBe(first);
});

test('the next publish ends a rollback, also of what was rolled back', async () => {
  await publish('Second', 2);
  await rollBack();
  const { rollback: hold } = await publish('Second', 3);
  expect(await publisher.served('index.html')).toContain('Second');
  expect(hold).toBeNull();
  await rollBack();
  await publish('Third', 4);
  expect(await publisher.served('index.html')).toContain('Third');
});

test('a rollback during a build keeps what is being built from being shown', async () => {
  const first = await current();
  await publish('Second', 2);
  await publisher.behave({ pauses: true });
  await publisher.write(HEADLINE, 'Third');
  await publisher.deliver();
  await publisher.pulled(3);
  await rollBack();
  await publisher.behave({});
  const { builds } = await publisher.settle(3);
  expect(builds[0]?.outcome).toMatchObject({ kind: 'unshown' });
  expect(await current()).toBe(first);
});

test('a rollback shows the release before, or any that is there, and says until when', async () => {
  const first = await current();
  await publish('Second', 2);
  const second = await current();
  await rollBack();
  expect(await current()).toBe(first);
  expect(await publisher.served('index.html')).toContain('Where should your family live?');
  expect((await publisher.status()).rollback).toMatchObject({ release: first });
  await publish('Third', 3);
  await rollBack(first);
  expect(await current()).toBe(first);
  await rollBack(second);
  expect(await publisher.served('index.html')).toContain('Second');
  await expect(rollBack('20200101-000000-000')).rejects.toThrow(
    /There is no release 20200101-000000-000: choose one of .*, .*/,
  );
  await expect(rollBack(second)).rejects.toThrow(/already the current release/);
});
