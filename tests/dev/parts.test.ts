import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { takeLock } from '../../scripts/disk/lock.ts';
import { type BuildOutcome, Builds } from '../../scripts/publish/builds.ts';
import { openJournal } from '../../scripts/release/journal.ts';
import { makePublishableSite } from '../publish/support/publishableSite.ts';
import { freePort } from '../runner/freePort.ts';
import { FAST_BUILD } from '../support/environment.ts';
import { lakeClient } from '../support/lakeClient.ts';
import { sendRequest } from '../support/sendRequest.ts';
import type { SmallSite } from '../support/smallSite.ts';
import { type DevProcess, startDev } from './support/devProcess.ts';
import { askForPrivateFiles, writePrivateFiles } from './support/privateFiles.ts';

const SPAIN = 'program-citizenship-spain';
const PATIENCE = { timeout: 60_000, interval: 250 };

let checkout: SmallSite;
let dev: DevProcess;
const origins = { port: '', 'published-port': '', 'lake-port': '', 'hook-port': '' };
const options = ['--no-studio', '--publish', '--releases', 'published'];

beforeAll(async () => {
  checkout = await makePublishableSite();
  await writePrivateFiles(checkout.root);
  for (const name of ['port', 'published-port', 'lake-port', 'hook-port'] as const) {
    const port = await freePort();
    origins[name] = `http://localhost:${port}`;
    options.push(`--${name}`, `${port}`);
  }
});
afterAll(async () => {
  await dev?.[Symbol.asyncDispose]();
  await checkout?.[Symbol.asyncDispose]();
});

async function tokens(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(path.join(checkout.root, '.lake', 'tokens.json'), 'utf8'));
}

/** As left by a start whose build failed. */
function recordFailedBuild(releases: string): void {
  using journal = openJournal(releases);
  const builds = new Builds(journal);
  const outcome: BuildOutcome = {
    kind: 'failed',
    why: 'ended',
    message: 'Yesterday',
    reasons: [],
  };
  const number = builds.begin('start', 0, new Date());
  builds.end(number, { outcome, milliseconds: 1, steps: {} }, new Date());
}

test('exits with a reason during a pull; starts all parts after a killed or failed one', async () => {
  const { root } = checkout;
  const staging = path.join(root, 'locales', '.next');
  await mkdir(staging);
  await writeFile(path.join(staging, 'en.json'), '{}');
  const pull = takeLock(path.join(root, '.cache', 'pull-lock.db'), 'held');
  await using refused = startDev(options, {}, root);
  expect(await refused.exit).toBe(1);
  expect(refused.output()).toContain(`A pull is running in ${root}: wait until it has finished`);
  expect(await readFile(path.join(staging, 'en.json'), 'utf8')).toBe('{}');

  // As after a kill: nobody holds the lock, so the next start undoes the incomplete generation.
  pull.release();
  recordFailedBuild(path.join(root, 'published'));
  // A stopped proxy, which must not be used for this machine.
  const HTTP_PROXY = `http://127.0.0.1:${await freePort()}`;
  dev = startDev(options, { ...FAST_BUILD, HTTP_PROXY }, root);
  await dev.ready;
  expect(existsSync(staging)).toBe(false);
  expect(dev.output()).toContain(origins.port);
  expect((await fetch(`${origins.port}/about`)).status).toBe(200);
  expect((await fetch(`${origins['lake-port']}/v1/ping`)).status).toBe(200);
});

const textOf = async (origin: string) => (await fetch(`${origin}/citizenship/spain`)).text();
const shown = (origin: string, text: string) =>
  vi.waitFor(async () => expect(await textOf(origin)).toContain(text), PATIENCE);

test('shows a draft only on the site of drafts, and on the published site once it is published', async () => {
  const client = lakeClient(origins['lake-port'], { token: (await tokens()).editor });
  const draft = `drafts.${SPAIN}`;
  const { _rev, ...document } = (await client.getDocument(SPAIN)) ?? { _type: '' };
  await client
    .transaction()
    .create({ ...document, _id: draft })
    .patch(draft, { set: { 'hero.subtitle.en': 'Written beside the sea' } })
    .commit();
  await shown(origins.port, 'Written beside the sea');
  expect(await textOf(origins['published-port'])).not.toContain('Written beside the sea');

  const publish = 'sanity.action.document.publish';
  await client.action({ actionType: publish, draftId: draft, publishedId: SPAIN });
  await shown(origins['published-port'], 'Written beside the sea');
});

test('the publish server reports the release, at the printed URL', async () => {
  expect(dev.output()).toContain(origins['published-port']);
  expect(dev.output()).toContain(origins['hook-port'].replace('localhost', '127.0.0.1'));
  const newest = async () =>
    (await (await fetch(`${origins['hook-port']}/status`)).json()).builds[0];
  const released = { reason: 'publish', outcome: { kind: 'published' } };
  await vi.waitFor(async () => expect(await newest()).toMatchObject(released), PATIENCE);
});

test('files of a release reload no open page', () => {
  expect(dev.output()).not.toContain('page reload');
});

test('serves no tokens, drafts, secrets, history or unpublished pages', async () => {
  const secrets = Object.values(await tokens());
  expect(await askForPrivateFiles(origins.port, checkout.root, secrets)).toEqual([]);
});

test('starts no editor for a page on another site', async () => {
  const answer = await sendRequest(origins.port, { target: '/__open-in-editor?file=nothing' });
  expect(answer.status).toBe(404);
});

test('the site is served to this machine only', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses = []) => addresses)
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const { port } = new URL(origins.port);
  for (const address of ['127.0.0.9', ...others.map((other) => other.address)])
    await expect(fetch(`http://${address}:${port}/about`), address).rejects.toThrow();
  expect((await fetch(`http://localhost:${port}/about`)).status).toBe(200);
});

test('all parts end together', async () => {
  dev.process.kill('SIGINT');
  expect(await dev.exit).toBe(0);
  for (const origin of Object.values(origins)) await expect(fetch(origin)).rejects.toThrow();
});
