import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, expect as playwright } from '@playwright/test';
import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../locales/locale.ts';
import { listen } from '../../scripts/web/listen.ts';
import { type LakeProcess, startLakeProcess, TOKEN } from '../lake/support/lakeProcess.ts';
import { makePicture } from '../lake/support/testLake.ts';
import { findChromium } from '../runner/chromium.ts';
import { CHROMIUM_FLAGS } from '../runner/chromiumFlags.ts';
import { freePort } from '../runner/freePort.ts';
import { catalogues, site as content } from '../support/content.ts';
import { lakeClient } from '../support/lakeClient.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { type DevProcess, startDev } from './support/devProcess.ts';

const PATIENCE = { timeout: 60_000, interval: 200 };
const expectPage = playwright.configure({ timeout: PATIENCE.timeout });

/** Its sentence refers to no figure: one that does could not change in one language only. */
const [country] = content.programs.filter(
  ({ family, group }) =>
    family === 'citizenship' &&
    LOCALES.every((locale) => !/\d/.test(catalogues[locale][`${group}.hero.subtitle`] ?? '')),
);
const [member] = content.team;
if (!country || !member) throw new Error('The content has no citizenship programme or no member');
const PUBLISHED = catalogues.en[`${country.group}.hero.subtitle`] ?? '';

const changedFiles = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
const before = changedFiles();

let data: string;
let lakePort: number;
let lake: LakeProcess;
let dev: DevProcess;
let site: string;
let browser: Browser;

beforeAll(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'dev-lake-'));
  lakePort = await freePort();
  lake = await startLakeProcess(data, '--port', String(lakePort));
  const port = await freePort();
  site = `http://localhost:${port}`;
  dev = startDev(['--no-studio', '--port', String(port)], {
    SANITY_API_HOST: lake.origin,
    SANITY_API_TOKEN: TOKEN,
  });
  browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  await dev.ready;
});
afterAll(async () => {
  await browser?.close();
  await dev?.[Symbol.asyncDispose]();
  await lake?.kill();
  await rm(data, { recursive: true, force: true });
});

const client = () => lakeClient(`http://127.0.0.1:${lakePort}`, { token: TOKEN });

async function edit(id: string, fields: Record<string, unknown>): Promise<void> {
  const { _rev, ...published } = (await client().getDocument(id)) ?? { _type: '' };
  await client()
    .transaction()
    .createIfNotExists({ ...published, _id: `drafts.${id}` })
    .patch(`drafts.${id}`, { set: fields })
    .commit();
}

const discard = (id: string) => client().delete(`drafts.${id}`);

const visit = async (address: string) => parse(await (await fetch(site + address)).text());
const textOf = async (address: string) => (await visit(address)).querySelector('main')?.text;

test('a change of a draft appears on the open page', async () => {
  await using page = await browser.newPage();
  await page.goto(site + country.path);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
  await edit(country.id, { 'hero.subtitle.en': 'Written a moment ago.' });
  await expectPage(page.getByText('Written a moment ago.')).toBeVisible();
  await discard(country.id);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
});

test('a change while a page is loading appears on it too', async () => {
  // If no other page is open, Vite keeps the update for the first one that is.
  await using page = await browser.newPage();
  await page.goto(site + country.path);
  await using loading = await browser.newPage();
  const changed = Promise.withResolvers<void>();
  await loading.route('**/@vite/client', async (route) => {
    await changed.promise;
    await route.continue();
  });
  await loading.goto(site + country.path, { waitUntil: 'commit' });
  await expectPage(loading.getByText(PUBLISHED)).toBeVisible();
  await edit(country.id, { 'hero.subtitle.en': 'Written during the load.' });
  await expectPage(page.getByText('Written during the load.')).toBeVisible();
  changed.resolve();
  await expectPage(loading.getByText('Written during the load.')).toBeVisible();
  await discard(country.id);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
});

test('a draft without a language is shown in its last valid version, and the terminal says why, once', async () => {
  const chinese = catalogues.zh[`${country.group}.hero.subtitle`] ?? '';
  expect(await textOf(`/zh${country.path}`)).toContain(chinese);
  await edit(country.id, { 'hero.subtitle.zh': '' });
  await expect.poll(dev.output, PATIENCE).toContain(`Not shown yet: ${country.id} › hero.subtitle`);
  // Another valid change is shown, and the message is not repeated.
  await edit('home', { 'hero.title.zh': '刚刚写下' });
  await expect.poll(() => textOf('/zh'), PATIENCE).toContain('刚刚写下');
  expect(await textOf(`/zh${country.path}`)).toContain(chinese);
  expect(dev.output().split(`Not shown yet: ${country.id}`)).toHaveLength(2);
  await discard('home');
  await discard(country.id);
});

test('survives a killed lake, and follows it again after its restart', async () => {
  await expect.poll(() => textOf(country.path), PATIENCE).toContain(PUBLISHED);
  await lake.kill();
  await expect.poll(dev.output, PATIENCE).toContain('does not answer');
  expect(await textOf(country.path)).toContain(PUBLISHED);
  lake = await startLakeProcess(data, '--port', String(lakePort));
  await edit(country.id, { 'hero.subtitle.en': 'Written after the lake came back.' });
  await expect
    .poll(() => textOf(country.path), PATIENCE)
    .toContain('Written after the lake came back.');
  await discard(country.id);
});

test('shows a picture that no pull has seen', async () => {
  const asset = await client().assets.upload('image', await makePicture(90, 60, '#c0ffee'));
  await edit(member.id, {
    'photo.asset': { _type: 'reference', _ref: asset._id },
  });
  // The photo that it replaces is upright.
  const liesOnItsSide = async () => {
    const photo = (await visit(member.path)).querySelector('.profile img');
    const answer = await fetch(new URL(photo?.getAttribute('src') ?? '', site));
    const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
    return width > height;
  };
  await expect.poll(liesOnItsSide, PATIENCE).toBe(true);
  await discard(member.id);
});

test('does not fetch a picture from another host, like a pull', async () => {
  const requests: unknown[] = [];
  const elsewhere = createServer((request, response) => {
    requests.push(request.url);
    response.setHeader('content-type', 'image/png').end('secret of another server');
  });
  const origin = await listen(elsewhere, { host: '127.0.0.1', port: 0 });
  const _id = `image-${'a'.repeat(40)}-90x60-png`;
  const dimensions = { width: 90, height: 60 };
  await client().createOrReplace({
    _id,
    _type: 'note',
    extension: 'png',
    size: 1,
    metadata: { dimensions },
    url: `${origin}/inside.png`,
  });
  await edit(member.id, {
    'photo.asset': { _type: 'reference', _ref: _id },
    'photo.alt': { en: 'Drawn elsewhere', zh: '画在别处' },
  });
  await expect.poll(dev.output, PATIENCE).toContain(`${member.id} › photo`);
  expect(dev.output()).toContain(`is hosted on ${origin}`);
  expect(await (await fetch(site + member.path)).text()).not.toContain('Drawn elsewhere');
  expect(requests).toEqual([]);
  elsewhere.close();
  await discard(member.id);
  await client().delete(_id);
});

test('a page with a changed address is found at both', async () => {
  await edit(country.id, { slug: { _type: 'slug', current: 'kingdom-of-spain' } });
  const address = `${site}/zh/citizenship/kingdom-of-spain`;
  await expect.poll(async () => (await fetch(address)).status, PATIENCE).toBe(200);
  expect((await fetch(`${site}/zh${country.path}`)).url).toBe(address);
  await discard(country.id);
});

test('redirects URL variants, as on the published site', async () => {
  expect((await fetch(`${site}/ZH/About.html?x=1`)).url).toBe(`${site}/zh/about?x=1`);
  expect((await fetch(`${site}//`)).url).toBe(`${site}/`);
});

test('the search finds what is on the pages', async () => {
  const form = (await visit('/search')).querySelector('form[data-search]');
  const indexes = form?.getAttribute('data-search')?.split(' ') ?? [];
  const entries = await Promise.all(
    indexes.map(async (address) => (await fetch(site + address)).json()),
  );
  expect(entries.flat()).toContainEqual(expect.objectContaining({ id: country.path }));
});

test('an unknown address gets a response in the language of its path', async () => {
  const response = await fetch(`${site}/zh/citizenship/atlantis`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(catalogues.zh['errors.notFoundTitle']);
});

test.each(['http://[/', '/\\'])('there is no page at %s', async (target) => {
  expect((await sendRequest(site, { target })).status).toBe(404);
});

test('writes nothing to the checkout', () => {
  expect(changedFiles()).toBe(before);
});
