import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page, expect as playwright } from '@playwright/test';
import { createClient } from '@sanity/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../../scripts/test/chromium.ts';
import { type LakeProcess, startLakeProcess, TOKEN } from '../lake/support/lakeProcess.ts';
import { makePicture } from '../lake/support/testLake.ts';
import { catalogues } from '../support/content.ts';
import { type DevProcess, freePort, startDev } from './support/devProcess.ts';

/** A busy machine takes its time. */
const PATIENCE = { timeout: 60_000 };
const expectPage = playwright.configure(PATIENCE);

const SPAIN = 'program-citizenship-spain';
const PUBLISHED = catalogues.en['citizenship.spain.hero.subtitle'] ?? '';

const changedFiles = () => execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
const before = changedFiles();

let data: string;
let lakePort: number;
let lake: LakeProcess;
let dev: DevProcess;
let site: string;
let browser: Browser;
let page: Page;

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
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  await dev.ready;
});
afterAll(async () => {
  await browser?.close();
  await dev?.[Symbol.asyncDispose]();
  await lake?.kill();
  await rm(data, { recursive: true, force: true });
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());

const client = () =>
  createClient({
    ...{ projectId: 'embedded', dataset: 'production', apiVersion: '2025-02-19', token: TOKEN },
    ...{ apiHost: `http://127.0.0.1:${lakePort}`, useProjectHostname: false, useCdn: false },
  });

/** Writes fields into the draft of a document, as an editor's keystrokes do. */
async function edit(id: string, fields: Record<string, unknown>): Promise<void> {
  const { _rev, ...published } = (await client().getDocument(id)) ?? { _type: '' };
  await client()
    .transaction()
    .createIfNotExists({ ...published, _id: `drafts.${id}` })
    .patch(`drafts.${id}`, { set: fields })
    .commit();
}

const discard = (id: string) => client().delete(`drafts.${id}`);

test('a change of a draft appears on the open page', async () => {
  await page.goto(`${site}/citizenship/spain`);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
  await edit(SPAIN, { 'hero.subtitle.en': 'Written a moment ago.' });
  await expectPage(page.getByText('Written a moment ago.')).toBeVisible();
  await discard(SPAIN);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
});

test('a draft that lacks a language stays as it was, and the terminal says why, once', async () => {
  await page.goto(`${site}/zh/citizenship/spain`);
  const chinese = page.getByText(catalogues.zh['citizenship.spain.hero.subtitle'] ?? '');
  await expectPage(chinese).toBeVisible();
  await edit(SPAIN, { 'hero.subtitle.zh': '' });
  await expect
    .poll(dev.said, PATIENCE)
    .toMatch(/Not shown yet: program-citizenship-spain › hero\.subtitle/);
  // Another change is shown, the broken one is not, and nothing is said again.
  await edit('home', { 'hero.title.zh': '刚刚写下' });
  await page.goto(`${site}/zh`);
  await expectPage(page.getByText('刚刚写下')).toBeVisible();
  await page.goto(`${site}/zh/citizenship/spain`);
  await expectPage(chinese).toBeVisible();
  expect(dev.said().match(/Not shown yet: program-citizenship-spain/g)).toHaveLength(1);
  await discard('home');
  await discard(SPAIN);
});

test('a killed lake is missed by nobody, and followed again when it is back', async () => {
  await page.goto(`${site}/citizenship/spain`);
  await lake.kill();
  await expect.poll(dev.said, PATIENCE).toContain('does not answer');
  // It may just be reloading itself, because of what was discarded before.
  await expectPage(() => page.reload()).toPass(PATIENCE);
  await expectPage(page.getByText(PUBLISHED)).toBeVisible();
  lake = await startLakeProcess(data, '--port', String(lakePort));
  await edit(SPAIN, { 'hero.subtitle.en': 'Written after the lake came back.' });
  await expectPage(page.getByText('Written after the lake came back.')).toBeVisible();
  await discard(SPAIN);
});

test('a picture that no pull has seen is shown', async () => {
  const asset = await client().assets.upload('image', await makePicture(90, 60, '#c0ffee'));
  await edit('team-grace-lin', {
    'photo.asset': { _type: 'reference', _ref: asset._id },
  });
  await page.goto(`${site}/team/grace-lin`);
  // The photo that it takes the place of is upright.
  const isUpright = () =>
    page
      .locator('.profile img')
      .evaluate(
        ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth < naturalHeight,
      );
  await expect.poll(isUpright, PATIENCE).toBe(false);
  expect(
    await page
      .locator('.profile img')
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0),
  ).toBe(true);
  await discard('team-grace-lin');
});

test('a page whose address a draft changes is found at both', async () => {
  await edit(SPAIN, { slug: { _type: 'slug', current: 'kingdom-of-spain' } });
  const address = `${site}/zh/citizenship/kingdom-of-spain`;
  await expect.poll(async () => (await fetch(address)).status, PATIENCE).toBe(200);
  expect((await fetch(`${site}/zh/citizenship/spain`)).url).toBe(address);
  await discard(SPAIN);
});

test('an unknown address is answered in the language of the path', async () => {
  const response = await fetch(`${site}/zh/citizenship/atlantis`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain(catalogues.zh['errors.notFoundTitle']);
});

test('nothing of the checkout was written', () => {
  expect(changedFiles()).toBe(before);
});
