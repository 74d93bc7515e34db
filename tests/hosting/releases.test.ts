import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startCaddy } from '../../scripts/test/hosting/caddy.ts';
import { startNginx } from '../../scripts/test/hosting/nginx.ts';
import { makeReleases, type Releases } from '../../scripts/test/hosting/releases.ts';
import type { Command, ConfiguredServer } from '../../scripts/test/hosting/runServer.ts';
import { requestWhileSwitching } from '../../scripts/test/hosting/switching.ts';
import { ask } from '../support/ask.ts';
import { SERVERS } from './support/servers.ts';

const CONFIGURED = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
] as const;

const STUB = '<meta http-equiv="refresh" content="0; url=/firm">';

/** A release in which `/about` has become `/firm`, the list of routes included. */
async function addRenamed(releases: Releases): Promise<string> {
  const release = await releases.add('renamed');
  const site = path.join(release, 'site');
  for (const ending of ['.html', '.html.br', '.html.gz'])
    await rename(path.join(site, `about${ending}`), path.join(site, `firm${ending}`));
  await mkdir(path.join(site, 'about'));
  await writeFile(path.join(site, 'about', 'index.html'), STUB);
  const nginx = path.join(release, 'hosting/nginx/routes.map');
  await edit(nginx, (list) => list.replace('"/about" "/about"', '"/about" "/firm"'));
  await edit(nginx, (list) => `${list}"/firm" "/firm";\n`);
  const caddy = path.join(release, 'hosting/caddy/routes.map');
  await edit(caddy, (list) => list.replace('^/about$ /about', '^/about$ /firm'));
  await edit(caddy, (list) => `${list}~(?i)^/firm$ /firm\n`);
  return release;
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')));

/** Runs hosting/take-routes.sh as systemd does after a switch. */
const takeRoutes = (list: string, installed: string, reload: Command) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile('hosting/take-routes.sh', [list, installed, ...reload], (error, _, said) =>
      resolve({ code: error ? error.code : 0, said }),
    );
  });

describe.each(CONFIGURED)('$name', ({ name, start }) => {
  const listOf = (release: string) =>
    path.join(release, 'hosting', name.toLowerCase(), 'routes.map');
  const installedIn = ({ included }: ConfiguredServer) => path.join(included, 'routes.map');

  test('a switch is seen at once, and an old list of routes breaks no page', async () => {
    await using releases = await makeReleases('dist');
    await using server = await start(releases);
    const get = (target: string) => ask(server.origin, { target });
    expect((await get('/firm')).status).toBe(404);

    const release = await addRenamed(releases);
    await releases.switchTo('renamed');
    expect((await get('/firm')).status).toBe(200);
    // The list still says that /about is a page: it must neither lead to itself nor be lost.
    const old = await get('/about');
    expect([old.status, old.body.toString()]).toEqual([200, STUB]);
    expect((await get('/Firm')).status).toBe(404);
    expect((await get('/contact')).status).toBe(200);

    const taken = await takeRoutes(listOf(release), installedIn(server), server.reload);
    expect(taken).toEqual({ code: 0, said: expect.any(String) });
    await expect.poll(async () => (await get('/Firm')).headers.location).toBe('/firm');
    expect((await get('/about')).headers.location).toBe('/firm');
    expect((await get('/firm')).status).toBe(200);
  });

  test('an address that was given up and taken again is a page at once', async () => {
    await using releases = await makeReleases('dist');
    await addRenamed(releases);
    await releases.switchTo('renamed');
    await using server = await start(releases);
    expect((await ask(server.origin, { target: '/about' })).headers.location).toBe('/firm');
    await releases.switchTo('first');
    expect((await ask(server.origin, { target: '/about' })).status).toBe(200);
  });

  test.each([
    ['a directive', '"/x" "/y"; } server { listen 1; } map $uri $z {\n'],
    ['another host', '"/x" "//evil.example";\n~(?i)^/x$ https://evil.example\n'],
    ['a line without an end', '"/x" "/y"'],
    ['nothing', ''],
  ])('a list with %s is not taken', async (_, text) => {
    await using releases = await makeReleases('dist');
    await using server = await start(releases);
    const before = await readFile(installedIn(server), 'utf8');
    const list = listOf(await releases.add('forged'));
    await edit(list, (routes) => (text === '' ? '' : routes + text));
    const { code, said } = await takeRoutes(list, installedIn(server), server.reload);
    expect(code).toBe(1);
    expect(said).toContain(list);
    expect(said).not.toContain('evil');
    expect(await readFile(installedIn(server), 'utf8')).toBe(before);
    expect((await ask(server.origin, { target: '/About' })).status).toBe(301);
  });

  test('a list is put back when the server refuses it, and not read again when it is the same', async () => {
    await using releases = await makeReleases('dist');
    await using server = await start(releases);
    const before = await readFile(installedIn(server), 'utf8');
    const list = listOf(await addRenamed(releases));
    const refused = await takeRoutes(list, installedIn(server), ['false']);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('"false" refused the new list');
    expect(await readFile(installedIn(server), 'utf8')).toBe(before);
    const same = await takeRoutes(listOf(releases.current), installedIn(server), ['false']);
    expect(same).toEqual({ code: 0, said: '' });
    await rm(list);
    const missing = await takeRoutes(list, installedIn(server), ['true']);
    expect(missing.said).toContain(`there is no file ${list}`);
  });
});

test.each(SERVERS)('no request to $name fails while releases are switched', async ({ start }) => {
  await using releases = await makeReleases('dist');
  await using server = await start(releases);
  const { switches, seen, failures } = await requestWhileSwitching(releases, server, 3_000);
  expect(failures).toEqual([]);
  expect(switches).toBeGreaterThan(5);
  expect(seen.size).toBe(2);
});
