import { lstatSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { unreadableIn, WITH_PRIVATE_UMASK } from '../support/umask.ts';
import { makePublishCheckout } from './support/checkout.ts';
import { startServerProcess } from './support/serverProcess.ts';
import { settle } from './support/status.ts';

test('a web server can read a release, whatever the umask of the publish server', async () => {
  await using checkout = await makePublishCheckout();
  const { root, releases } = checkout;
  await rm(releases, { recursive: true });
  await using server = await startServerProcess(root, WITH_PRIVATE_UMASK);
  expect((await settle(server.origin, 1)).builds[0]?.outcome).toMatchObject({ kind: 'published' });
  expect(lstatSync(releases).mode & 0o055).toBe(0o055);
  for (const name of ['site', 'hosting'])
    expect(unreadableIn(path.join(releases, 'current', name))).toEqual([]);
  // Files for staff keep the umask of the server.
  expect(lstatSync(path.join(releases, 'journal.db')).mode & 0o077).toBe(0);
});
