import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../publish/support/deliver.ts';
import { settle, settleFilings } from '../publish/support/status.ts';
import { setField } from '../support/dataset.ts';
import { runScript } from '../support/runScript.ts';
import {
  makeRealSite,
  PUBLISH_SETTINGS,
  publishCommand,
  type RealSite,
  SERVES,
} from './support/realSite.ts';
import { isBeginOf, isResponse } from './support/trace/moments.ts';
import { startTracedServer } from './support/trace/tracedServer.ts';
import { makeTracer, type Trace } from './support/trace/tracer.ts';

const HOME_IS_FILED = setField('siteSettings', 'filing', {
  _type: 'filing',
  days: 10,
  timeZone: 'America/Chicago',
  pages: [{ _type: 'reference', _key: 'home', _ref: 'home' }],
});

let site: RealSite;
let trace: Trace;
let ids: string[] = [];

/** The real server and worker: a first release, and another one after a publish. */
beforeAll(async () => {
  site = await makeRealSite(HOME_IS_FILED);
  const command = publishCommand();
  // Excludes the calls of Chromium.
  const settings = { ...PUBLISH_SETTINGS, CHROMIUM: '/none' };
  await using server = await startTracedServer(site.root, command, SERVES, settings);
  await settle(server.origin, 1);
  await site.write('New');
  expect((await deliver(server.origin)).status).toBe(202);
  const { builds } = await settle(server.origin, 2);
  expect(
    builds.map(({ outcome }) => outcome),
    JSON.stringify(builds),
  ).toMatchObject([{ kind: 'published' }, { kind: 'published' }]);
  await settleFilings(server.origin, 2);
  ids = (await readdir(site.releases)).filter((name) => /^\d/.test(name)).sort();
  trace = await server.end();
});
afterAll(() => site[Symbol.asyncDispose]());

const foldersOf = () => ids.map((id) => path.join(site.releases, id));
const isPart = (line: string) => /^name of .*\.part$/.test(line);

test('381 responds to a webhook after flushing the queue', () => {
  const log = path.join(site.releases, 'journal.db-wal');
  const [answered, end] = trace.unflushedAt(isResponse(202), log);
  expect(answered).toEqual([]);
  expect(end).toEqual([]);
});

test('382 writes the record of a release after flushing all of it', () => {
  const recorded = trace.unflushedAt(isBeginOf('rename', /\/release\.json"/), ...foldersOf());
  expect(recorded).toHaveLength(3);
  const [first, second] = recorded.map((lines) =>
    lines.filter((line) => !isPart(line) && !foldersOf().includes(line.replace('name of ', ''))),
  );
  expect([first, second]).toEqual([[], []]);
});

test('383 switches to a release after flushing it, and flushes the switch', () => {
  const current = path.join(site.releases, 'current');
  const switched = isBeginOf('rename', /\/current"/);
  const [first, second, end] = trace.unflushedAt(switched, ...foldersOf(), current);
  expect([first, second, end]).toEqual([[], [], []]);
});

test('384 flushes the record of a rollback and the files of open tabs before switching', async () => {
  const [old = ''] = foldersOf();
  await using tracer = await makeTracer(site.root);
  const run = await runScript('rollback.ts', [], site.root, {}, tracer.prefix);
  expect(run).toMatchObject({ code: 0 });
  const rolledBack = await tracer.read();
  const noted = path.join(site.releases, 'journal.db-wal');
  const current = path.join(site.releases, 'current');
  const switched = isBeginOf('rename', /\/current"/);
  expect(rolledBack.unflushedAt(switched, old, noted, current)).toEqual([[], []]);
});

test('385 records a copy to file after flushing all of it', () => {
  const filings = path.join(site.releases, 'filings');
  const isNamed = (line: string) => line !== `name of ${filings}`;
  const counted = isBeginOf('rename', /filings\/[^"/]+", "[^"]*filings\/[^"/]+"/);
  const [first, second, end] = trace.unflushedAt(counted, filings);
  const [isNew, isOld] = [first, second].map((lines) => lines?.filter(isNamed));
  // The folders of the copies: their names count from here on.
  const made = expect.stringMatching(/^name of .*\/filings\/\.making-[^/]+$/);
  expect([isNew, isOld, end]).toEqual([[made], [made], []]);
});
