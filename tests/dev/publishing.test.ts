import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@sanity/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort } from '../runner/freePort.ts';
import { makeSmallSite, type SmallSite } from '../support/smallSite.ts';
import { type DevProcess, startDev } from './support/devProcess.ts';

const SPAIN = 'program-citizenship-spain';
/** A busy machine takes its time. */
const PATIENCE = { timeout: 60_000, interval: 100 };

let checkout: SmallSite;
let dev: DevProcess;
const origins = { port: '', 'published-port': '', 'lake-port': '', 'hook-port': '' };

beforeAll(async () => {
  checkout = await makeSmallSite();
  for (const icon of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png'])
    await copyFile(path.join('public', icon), path.join(checkout.root, 'public', icon));
  const options = ['--no-studio', '--publish'];
  for (const name of ['port', 'published-port', 'lake-port', 'hook-port'] as const) {
    const port = await freePort();
    origins[name] = `http://localhost:${port}`;
    options.push(`--${name}`, `${port}`);
  }
  dev = startDev(options, {}, checkout.root);
  await dev.ready;
});
afterAll(async () => {
  await dev?.[Symbol.asyncDispose]();
  await checkout?.[Symbol.asyncDispose]();
});

async function editor() {
  const tokens = await readFile(path.join(checkout.root, '.lake', 'tokens.json'), 'utf8');
  return createClient({
    ...{ projectId: 'embedded', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
    ...{
      apiHost: origins['lake-port'],
      useProjectHostname: false,
      token: JSON.parse(tokens).editor,
    },
  });
}

const textOf = async (origin: string) => (await fetch(`${origin}/citizenship/spain`)).text();
const shown = (origin: string, text: string) =>
  vi.waitFor(async () => expect(await textOf(origin)).toContain(text), PATIENCE);

test('a draft is on the site of drafts alone; once published, on the site of visitors too', async () => {
  const client = await editor();
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

test('the publish server tells of the release, at the address that was printed', async () => {
  expect(dev.said()).toContain(origins['published-port']);
  expect(dev.said()).toContain(origins['hook-port'].replace('localhost', '127.0.0.1'));
  const newest = async () =>
    (await (await fetch(`${origins['hook-port']}/status`)).json()).builds[0];
  const released = { reason: 'publish', outcome: { kind: 'published' } };
  await vi.waitFor(async () => expect(await newest()).toMatchObject(released), PATIENCE);
});

test('without the embedded lake there is nothing to publish from', async () => {
  await using other = startDev(['--no-studio', '--publish'], { SANITY_PROJECT_ID: 'abc12345' });
  expect(await other.exit).toBe(2);
  expect(other.said()).toContain('--publish needs the embedded lake');
});
