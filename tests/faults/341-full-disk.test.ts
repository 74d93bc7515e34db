import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readFilings } from '../../scripts/filing/records.ts';
import { makePublishCheckout, type PublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { settle, settleFilings } from '../publish/support/status.ts';
import { type SmallDisk, startOnSmallDisk, startWithSmallFilings } from './support/smallDisk.ts';

describe('a small disk', () => {
  let checkout: PublishCheckout;
  let server: SmallDisk;
  beforeAll(async () => {
    checkout = await makePublishCheckout();
    server = await startOnSmallDisk(checkout);
    await settle(server.origin, 1);
  });
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await checkout[Symbol.asyncDispose]();
  });

  test('341: keeps the site if a build fills the disk, and says why', async () => {
    const current = () => readlink(path.join(server.releases, 'current'));
    const home = () => readFile(path.join(server.releases, 'current/site/index.html'), 'utf8');
    const before = [await current(), await home()];

    await server.fillForBuilds();
    await checkout.write('home.hero.title', 'No room');
    expect((await deliver(server.origin)).status).toBe(202);
    const { builds } = await settle(server.origin, 2);
    expect(builds[0]?.outcome).toMatchObject({
      kind: 'failed',
      message: expect.stringMatching(/ENOSPC|EFBIG/),
    });
    expect([await current(), await home()]).toEqual(before);
    const releases = await readdir(server.releases);
    expect(releases.filter((name) => /^\d/.test(name))).toEqual([before[0]]);

    await server.empty();
    await deliver(server.origin);
    await settle(server.origin, 3);
    expect(await home()).toContain('No room');
  });

  test('342: rejects a delivery that cannot be stored, and accepts it later', async () => {
    await server.fill();
    // The journal's file may have room for some deliveries; the first that does not fit is
    // rejected.
    const statuses: number[] = [];
    while (!statuses.includes(503) && statuses.length < 500)
      statuses.push((await deliver(server.origin)).status);
    expect(statuses.at(-1)).toBe(503);
    await server.empty();
    expect((await deliver(server.origin)).status).toBe(202);
  });
});

test('343: publishes without a filing copy if there is no room, reports it, and makes the copy later', async () => {
  await using checkout = await makePublishCheckout();
  const filing = { pages: ['home'], days: 10, timeZone: 'America/Chicago' };
  await checkout.edit((content) => ({ ...content, site: { ...content.site, filing } }));
  await checkout.write('home.hero.subtitle', 'x'.repeat(LONG));
  await using server = await startWithSmallFilings(checkout);
  const titles = () => readFilings(server.releases).map(({ titles: { en } }) => en);
  const publish = async (title: string, builds: number) => {
    await checkout.write('home.seo.title', title);
    await deliver(server.origin);
    return (await settle(server.origin, builds)).builds[0]?.outcome;
  };
  await settle(server.origin, 1);
  await settleFilings(server.origin, 1);

  await server.fill();
  for (const [index, title] of ['Second', 'Third'].entries()) {
    expect(await publish(title, index + 2)).toMatchObject({ kind: 'published' });
    const home = await readFile(path.join(server.releases, 'current/site/index.html'), 'utf8');
    expect(home).toContain(`<title>${title}`);
  }
  expect((await settleFilings(server.origin, 1)).problem).toMatch(
    /disk is full|exceeds the size limit/,
  );
  // Longer than releases are kept otherwise.
  for (const builds of [4, 5, 6, 7, 8]) {
    await checkout.write('about.hero.title', `About ${builds}`);
    await deliver(server.origin);
    await settle(server.origin, builds);
  }

  await server.empty();
  await deliver(server.origin);
  expect((await settleFilings(server.origin, 3)).problem).toBeNull();
  expect(titles().slice(1)).toEqual([
    expect.stringContaining('Second'),
    expect.stringContaining('Third'),
  ]);
  const left = await readdir(path.join(server.releases, 'filings'));
  expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
});

/** Length of a page whose copy is longer than any other file that the server writes. */
const LONG = 300 * 1024;
