import { readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makePublishCheckout } from '../publish/support/checkout.ts';
import { deliver } from '../publish/support/deliver.ts';
import { startServerProcess } from '../publish/support/serverProcess.ts';
import { settle } from '../publish/support/status.ts';

/** Bytes of the disk: some releases of little content have room. */
const DISK = 4 * 1024 * 1024;

/** Starts a server whose releases lie on a small disk of their own. */
async function startOnSmallDisk(root: string, releases: string) {
  const mount = `mount -t tmpfs -o size=${DISK} tmpfs "$1" && shift && exec "$@"`;
  const wrapper = ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', releases];
  const server = await startServerProcess(root, wrapper);
  // Other processes see that disk through this one.
  const inside = path.join('/proc', String(server.process.pid), 'root', releases);
  const filler = path.join(inside, 'filler');
  return {
    ...server,
    inside,
    /** Leaves no more than some bytes free. */
    fill: async (left: number) => {
      let bytes = DISK;
      while (bytes > 0 && !(await fits(filler, bytes))) bytes -= 4096;
      await writeFile(filler, Buffer.alloc(Math.max(0, bytes - left)));
    },
    empty: () => rm(filler),
    [Symbol.asyncDispose]: () => server.kill(),
  };
}

const fits = (file: string, bytes: number) =>
  writeFile(file, Buffer.alloc(bytes)).then(
    () => true,
    () => false,
  );

test('341: a build that fills the disk leaves visitors what they had, and says why', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startOnSmallDisk(checkout.root, checkout.releases);
  await settle(server.origin, 1);
  const current = () => readlink(path.join(server.inside, 'current'));
  const home = () => readFile(path.join(server.inside, 'current/site/index.html'), 'utf8');
  const before = [await current(), await home()];

  await server.fill(200 * 1024);
  await checkout.write('home.hero.title', 'No room');
  expect((await deliver(server.origin)).status).toBe(202);
  const { builds } = await settle(server.origin, 2);
  expect(builds[0]?.outcome).toEqual({
    kind: 'failed',
    message: expect.stringContaining('ENOSPC'),
  });
  expect([await current(), await home()]).toEqual(before);
  expect((await readdir(server.inside)).filter((name) => /^\d/.test(name))).toEqual([before[0]]);

  await server.empty();
  await deliver(server.origin);
  await settle(server.origin, 3);
  expect(await home()).toContain('No room');
});

test('342: a delivery that cannot be noted is refused for now, and taken in later', async () => {
  await using checkout = await makePublishCheckout();
  await using server = await startOnSmallDisk(checkout.root, checkout.releases);
  await settle(server.origin, 1);
  await server.fill(0);
  // What the journal's file has room for is taken in; then comes the first that is not.
  const statuses: number[] = [];
  while (!statuses.includes(503) && statuses.length < 500)
    statuses.push((await deliver(server.origin)).status);
  expect(statuses.at(-1)).toBe(503);
  await server.empty();
  expect((await deliver(server.origin)).status).toBe(202);
});
