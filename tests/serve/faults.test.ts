import { once } from 'node:events';
import { chmod, rm, truncate } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { type ServeProcess, startServe } from './support/serveProcess.ts';
import { ABOUT, makeSite, PLAN } from './support/site.ts';

/** Root can read every file, so the server runs as another user. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const status = async ({ origin }: ServeProcess, target: string) =>
  (await sendRequest(origin, { target })).status;

/** Starts a download and reads its first bytes. */
async function begin({ origin }: ServeProcess, target: string): Promise<IncomingMessage> {
  const request = get(origin + target, { agent: false });
  const [response] = await once(request, 'response');
  await once(response, 'readable');
  return response;
}

test('an unreadable file fails alone, and is named', async () => {
  await using site = await makeSite();
  await chmod(site.folder, 0o755);
  await chmod(path.join(site.client, 'about.html.br'), 0);
  await chmod(path.join(site.client, 'plan.png'), 0);
  await using server = await startServe({ ...site, user: NOBODY });
  const { status: code, headers } = await sendRequest(server.origin, { target: '/plan.png' });
  expect(code).toBe(403);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  const packed = { target: '/about', headers: { 'accept-encoding': 'br' } };
  expect((await sendRequest(server.origin, packed)).status).toBe(403);
  expect(await status(server, '/about')).toBe(200);
  expect(server.errorOutput()).toMatch(/^\/plan\.png could not be sent: EACCES: .*plan\.png'$/m);
});

test('a file that was removed, or is now a folder, is not found', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  for (const target of ['/about', '/plan.png']) expect(await status(server, target)).toBe(200);
  await rm(path.join(site.client, 'about.html'));
  await rm(path.join(site.client, 'plan.png'));
  await site.put('plan.png/x.txt', 'x');
  for (const target of ['/about', '/plan.png', '/plan.png/', '/index.html/x'])
    expect(await status(server, target), target).toBe(404);
  await rm(site.client, { recursive: true });
  expect((await sendRequest(server.origin, { target: '/' })).body.toString()).toBe(
    'There is no such page.\n',
  );
  await site.put('about.html', ABOUT);
  expect(await status(server, '/about')).toBe(200);
  expect(server.errorOutput()).toBe('');
});

test('a download of a file that becomes shorter is aborted, and no other', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  const download = await begin(server, '/plan.png');
  await truncate(path.join(site.client, 'plan.png'), 1_000_000);
  await expect(buffer(download)).rejects.toThrow('aborted');
  expect(await status(server, '/about')).toBe(200);
});

test('200 aborted downloads leave nothing open', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  expect(await status(server, '/plan.png')).toBe(200);
  await expect.poll(server.descriptors).toBeLessThan(40);
  const before = await server.descriptors();
  for (let round = 0; round < 10; round++) {
    const downloads = Array.from({ length: 20 }, () => begin(server, '/plan.png'));
    for (const download of await Promise.all(downloads)) download.destroy();
  }
  await expect.poll(server.descriptors, { timeout: 20_000 }).toBeLessThanOrEqual(before);
  expect(await status(server, '/about')).toBe(200);
  expect(server.errorOutput()).toBe('');
});

test('without file descriptors it responds 503, and recovers', async () => {
  await using site = await makeSite();
  await using server = await startServe({
    ...site,
    prefix: ['bash', '-c', 'ulimit -n 60; exec "$@"', 'bash'],
  });
  expect(await status(server, '/about')).toBe(200);
  // Idle connections leave a few descriptors for others, whose files then have none.
  const { port } = new URL(server.origin);
  const free = 60 - (await server.descriptors());
  const idle = Array.from({ length: free - 4 }, () => connect(Number(port), '127.0.0.1'));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const crowd = Array.from({ length: 100 }, () =>
    begin(server, '/plan.png').catch(() => undefined),
  );
  const downloads = await Promise.race([Promise.all(crowd), setTimeout(5_000, [])]);
  const statuses = downloads.map((download) => download?.statusCode);
  for (const socket of idle) socket.destroy();
  for (const download of downloads) download?.destroy();
  expect(statuses.filter((code) => ![200, 503, undefined].includes(code))).toEqual([]);
  await expect.poll(() => status(server, '/plan.png').catch(() => 0)).toBe(200);
  expect(server.process.exitCode).toBeNull();
  expect(server.errorOutput()).toMatch(/EMFILE|could not be accepted/);
});

test('responses are complete, however slow the client is', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  const download = await begin(server, '/plan.png');
  await rm(path.join(site.client, 'plan.png'));
  await site.put('plan.png', 'another');
  expect((await buffer(download)).equals(PLAN)).toBe(true);
});
