import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { settle } from '../publish/support/status.ts';
import { startOnSmallDisk } from './support/smallDisk.ts';

test('341: a build that fills the disk leaves visitors what they had, and says why', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startOnSmallDisk(checkout);
  await settle(server.origin, 1);
  const current = () => readlink(path.join(server.releases, 'current'));
  const home = () => readFile(path.join(server.releases, 'current/site/index.html'), 'utf8');
  const before = [await current(), await home()];

  await server.fillForBuilds();
  await checkout.write('home.hero.title', 'No room');
  expect((await deliver(server.origin)).status).toBe(202);
  const { builds } = await settle(server.origin, 2);
  expect(builds[0]?.outcome).toEqual({
    kind: 'failed',
    message: expect.stringMatching(/ENOSPC|EFBIG/),
  });
  expect([await current(), await home()]).toEqual(before);
  expect((await readdir(server.releases)).filter((name) => /^\d/.test(name))).toEqual([before[0]]);

  await server.empty();
  await deliver(server.origin);
  await settle(server.origin, 3);
  expect(await home()).toContain('No room');
});

test('342: a delivery that cannot be noted is refused for now, and taken in later', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startOnSmallDisk(checkout);
  await settle(server.origin, 1);
  await server.fill();
  // What the journal's file has room for is taken in; then comes the first that is not.
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 500)
    statuses.push((await deliver(server.origin)).status);
  expect(statuses.at(-1)).toBe(503);
  await server.empty();
  expect((await deliver(server.origin)).status).toBe(202);
});
