import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { sendRequest } from '../support/sendRequest.ts';
import { startServe } from './support/serveProcess.ts';
import { ABOUT, makeSite } from './support/site.ts';

/** Sends requests over one connection, where the rest of a response would corrupt the next one. */
function visitor(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visit = (target: string) =>
    new Promise<{ status: number | undefined; body: Buffer }>((resolve, reject) => {
      const asked = get(origin + target, { agent }, (response) => {
        buffer(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      });
      asked.on('error', reject);
    });
  return { visit, [Symbol.dispose]: () => agent.destroy() };
}

/** The content of an unchanged file is cached after a while. */
const untilKept = (file: string) =>
  expect
    .poll(async () => Date.now() - (await stat(file)).ctimeMs, { timeout: 5_000 })
    .toBeGreaterThan(1_500);

test('serves a rebuilt or removed page at once and complete, on one connection', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  using browser = visitor(server.origin);
  const file = path.join(site.client, 'about.html');
  const replace = async (version: string) => {
    await writeFile(`${file}.next`, version);
    await rename(`${file}.next`, file);
  };
  await untilKept(file);
  expect((await browser.visit('/about')).body.toString()).toBe(ABOUT);
  for (const version of [ABOUT.repeat(20), 'short', ABOUT]) {
    await replace(version);
    for (let visit = 0; visit < 2; visit++)
      expect((await browser.visit('/about')).body.toString()).toBe(version);
    await rm(file);
    expect((await browser.visit('/about')).status).toBe(404);
  }
  const versions = [ABOUT, ABOUT.repeat(20), 'short', undefined];
  let isBuilding = true;
  const build = async () => {
    for (let round = 0; round < 300; round++) {
      const version = versions[round % versions.length];
      await (version === undefined ? rm(file) : replace(version));
    }
    isBuilding = false;
  };
  const known = new Set(versions);
  const visitUntilBuilt = async () => {
    while (isBuilding) {
      const { status, body } = await browser.visit('/about');
      if (status === 200) expect(known.has(body.toString())).toBe(true);
      else expect(status).toBe(404);
    }
  };
  await Promise.all([build(), visitUntilBuilt()]);
  expect(server.errorOutput()).toBe('');
});

test('distinguishes pages with the same size, time and path', async () => {
  await using site = await makeSite();
  const file = path.join(site.client, 'about.html');
  await using server = await startServe(site);
  const read = async () => (await sendRequest(server.origin, { target: '/about' })).body.toString();
  await untilKept(file);
  for (let visit = 0; visit < 3; visit++) expect(await read()).toBe(ABOUT);
  const { atime, mtime } = await stat(file);
  const other = ABOUT.replaceAll('u', 'o');
  await writeFile(file, other);
  await utimes(file, atime, mtime);
  expect(await read()).toBe(other);
  expect((await stat(file)).size).toBe(ABOUT.length);
});

test('serves a replaced dist/client at once, including its redirects', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  const location = async () =>
    (await sendRequest(server.origin, { target: '/firm' })).headers.location;
  expect(await location()).toBe('/about');
  const next = `${site.client}-next`;
  await mkdir(next);
  await writeFile(path.join(next, 'team.html'), 'Team');
  await writeFile(path.join(next, '_redirects'), '/firm /team 301\n');
  await rename(site.client, `${site.client}-before`);
  await rename(next, site.client);
  expect(await location()).toBe('/team');
  expect((await sendRequest(server.origin, { target: '/Team/' })).headers.location).toBe('/team');
  expect((await sendRequest(server.origin, { target: '/about' })).status).toBe(404);
});
