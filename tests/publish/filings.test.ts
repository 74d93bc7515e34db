import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installedChromium } from '../../scripts/command/chromium.ts';
import type { Status } from '../../scripts/publish/status.ts';
import { setField } from '../support/dataset.ts';
import { startTestChain, type TestChain } from './support/chain.ts';

const MARKED = setField('siteSettings', 'filing', {
  ...{ _type: 'filing', days: 10, timeZone: 'America/Chicago' },
  pages: [{ _type: 'reference', _key: 'home', _ref: 'home' }],
});

let chain: TestChain;
beforeAll(async () => {
  chain = await startTestChain(MARKED);
});
afterAll(() => chain[Symbol.asyncDispose]());

type Open = Status['filings']['open'];

/** The open ones, once nothing is being built or kept. */
async function settled(builds: number): Promise<Open> {
  await chain.settle(builds);
  const isBusy = async () => (await chain.status()).filings.isBusy;
  await expect.poll(isBusy, { timeout: 60_000 }).toBe(false);
  return (await chain.status()).filings.open;
}

const publish = async (builds: number, document: string, field: string, text: string) => {
  await chain.publish({ [document]: { [field]: text } });
  const made = async () => (await chain.status()).builds.length;
  await expect.poll(made, { timeout: 60_000 }).toBe(builds);
  return settled(builds);
};

const press = (id: string, headers: Record<string, string>, by = 'Grace Lin') =>
  fetch(`${chain.server}/filings/${id}`, {
    ...{ method: 'POST', headers, body: new URLSearchParams({ by }), redirect: 'manual' },
  });
const own = () => ({ origin: chain.server });

test('the words of a marked page leave a copy, a press files it, and the next is compared with it', async () => {
  const [first, ...others] = await settled(1);
  expect(others).toEqual([]);
  if (!first) throw new Error('The first release left no copy');
  expect(Object.values(first.pdfs ?? {})).toHaveLength(installedChromium() ? 2 : 0);
  expect((await press(first.id, own())).status).toBe(303);
  expect(await settled(1)).toEqual([]);

  expect(await publish(2, 'about', 'story.paragraph1.en', 'Another page.')).toEqual([]);

  const [next] = await publish(3, 'home', 'hero.subtitle.zh', '一句新的话。');
  expect(next).toMatchObject({ page: { path: '/' }, isOverdue: false });
  const changes = await fetch(`${chain.server}/filings/${next?.id}/${next?.changes}`);
  const text = await changes.text();
  expect(text).toMatch(/filed by Grace Lin/);
  expect(text).toMatch(/<ins>一句新的话。<\/ins>/);
  expect(text).not.toContain('Another page.');
  const copy = await fetch(`${chain.server}/filings/${next?.id}/${next?.copies.zh}`);
  expect(copy.headers.get('content-security-policy')).toContain('sandbox');
  expect(await copy.text()).toContain('一句新的话。');
});

test('the status page lists it with its day, and so does the report of the release', async () => {
  const [open] = await settled(3);
  const page = await (await fetch(chain.server)).text();
  expect(page).toContain(`action="/filings/${open?.id}"`);
  expect(page).toContain(open?.due);
  const report = path.join(chain.releases, 'current', 'report.html');
  expect(await readFile(report, 'utf8')).toMatch(
    new RegExp(`To be filed[^]*${open?.due}[^]*because of this release`),
  );
});

test('pages of other origins press nothing, and read no file that is none of a copy', async () => {
  const [open] = await settled(3);
  const id = open?.id ?? '';
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ];
  for (const headers of foreign) expect((await press(id, headers)).status).toBe(403);
  expect((await press(id, own(), ' ')).status).toBe(409);
  expect(await settled(3)).toHaveLength(1);
  for (const file of ['filing.json', '..%2f..%2fjournal.db', ''])
    expect((await fetch(`${chain.server}/filings/${id}/${file}`)).status).toBe(404);
});
