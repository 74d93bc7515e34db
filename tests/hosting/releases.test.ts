import { execFile } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReleases, type Releases } from '../runner/hosting/releases.ts';
import type { Command, ConfiguredServer, RunningServer } from '../runner/hosting/runServer.ts';
import { requestWhileSwitching } from '../runner/hosting/switching.ts';
import { sendRequest } from '../support/sendRequest.ts';
import { CONFIGURED, serveReleases } from './support/servers.ts';
import { shareServer } from './support/sharedServer.ts';

const STUB = '<meta http-equiv="refresh" content="0; url=/firm">';

/** A release in which `/about` is now `/firm`, also in its list of routes. */
async function addRenamed(releases: Releases, id: string): Promise<string> {
  const release = await releases.add(id);
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

/** A release with only lists, to be edited. */
async function forge({ root, current }: Releases): Promise<string> {
  const release = await mkdtemp(path.join(root, 'releases', 'forged-'));
  await cp(path.join(current, 'hosting'), path.join(release, 'hosting'), { recursive: true });
  return release;
}

const edit = async (file: string, change: (text: string) => string) =>
  writeFile(file, change(await readFile(file, 'utf8')));

/** Runs hosting/take-lists.sh as systemd does after a switch. */
const takeLists = (name: string, released: string, installed: string, reload: Command) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    const options = [name.toLowerCase(), released, installed, ...reload];
    execFile('hosting/take-lists.sh', options, (error, _, stderr) =>
      resolve({ code: error ? error.code : 0, stderr }),
    );
  });

describe.each(CONFIGURED)('$name', ({ name, start }) => {
  const released = (release: string) => path.join(release, 'hosting', name.toLowerCase());
  const listOf = (release: string) => path.join(released(release), 'routes.map');
  const headersIn = (folder: string) =>
    path.join(folder, name === 'nginx' ? 'headers.conf' : 'headers.caddy');
  const take = (release: string, { included, reload }: ConfiguredServer, command = reload) =>
    takeLists(name, released(release), included, command);
  const installedIn = async ({ included }: ConfiguredServer) => ({
    files: (await readdir(included)).sort(),
    routes: await readFile(path.join(included, 'routes.map'), 'utf8'),
    headers: await readFile(headersIn(included), 'utf8'),
  });

  const get = (target: string) => sendRequest(server.origin, { target });

  let releases: Releases;
  let server: ConfiguredServer;
  // Each test restores the initial state, except the last but one, whose headers stay.
  const shared = shareServer(start);
  beforeAll(() => {
    releases = shared.releases();
    server = shared.server();
  });

  describe('invalid lists', () => {
    test.each([
      ['a directive', '"/x" "/y"; } server { listen 1; } map $uri $z {\n'],
      ['another host', '"/x" "//evil.example";\n~(?i)^/x$ https://evil.example\n'],
      ['a host of one word', '"/x" "//evil";\n~(?i)^/x$ //evil\n'],
      ['an unterminated line', '"/x" "/y"'],
      ['a binary byte', '"/x" "/y\0";\n~(?i)^/x$ /y\0\n'],
      ['nothing', ''],
    ])('a list of routes with %s is rejected', async (_, text) => {
      const before = await installedIn(server);
      const forged = await forge(releases);
      await edit(listOf(forged), (routes) => (text === '' ? '' : routes + text));
      const { code, stderr } = await take(forged, server);
      expect(code).toBe(1);
      expect(stderr).toContain(listOf(forged));
      expect(stderr).not.toContain('evil');
      expect(await installedIn(server)).toEqual(before);
      expect((await sendRequest(server.origin, { target: '/About' })).status).toBe(301);
    });

    test.each([
      ['a directive', 'include /etc/shadow;\nimport /etc/shadow\n'],
      ['a byte that is no text', '#\0\ninclude /etc/shadow;\nimport /etc/shadow\n'],
      ['another header', 'add_header Set-Cookie "a=1" always;\nSet-Cookie "a=1"\n'],
      [
        'a variable',
        'add_header Referrer-Policy "$http_cookie" always;\nReferrer-Policy "{env.HOME}"\n',
      ],
      [
        'a block end inside',
        'add_header Referrer-Policy "a" always; x "" always;\nReferrer-Policy "a" "b"\n',
      ],
      [
        'rules of another site',
        String.raw`add_header Speculation-Rules "\"//evil.example/a\"" always;
Speculation-Rules "\"//evil.example/a\""
`,
      ],
      ['nothing', ''],
    ])('a list of headers with %s is rejected', async (_, text) => {
      const before = await installedIn(server);
      const forged = await forge(releases);
      const list = headersIn(released(forged));
      await edit(list, (headers) => (text === '' ? '' : headers + text));
      const { code, stderr } = await take(forged, server);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        text === '' ? `${list} is empty` : /line \d+ of \S+ is not a valid security header/,
      );
      expect(await installedIn(server)).toEqual(before);
    });

    test('a symlink in place of a list is not followed', async () => {
      const forged = await forge(releases);
      const secret = path.join(releases.root, 'secret');
      await writeFile(secret, 'root:$6$abc\n', { mode: 0o600 });
      await rm(listOf(forged));
      await symlink(secret, listOf(forged));
      const before = await installedIn(server);
      const { code, stderr } = await take(forged, server);
      expect(code).toBe(1);
      expect(stderr).not.toContain('abc');
      expect(await installedIn(server)).toEqual(before);
    });
  });

  test('uses the first lists if there are none', async () => {
    const empty = path.join(releases.root, 'empty');
    await mkdir(empty);
    expect((await takeLists(name, released(releases.current), empty, ['true'])).code).toBe(0);
    expect(await readdir(empty)).toHaveLength(2);
    for (const file of await readdir(empty))
      expect((await stat(path.join(empty, file))).mode & 0o777).toBe(0o644);
  });

  test('restores lists that the server rejects, and does not reload unchanged ones', async () => {
    const before = await installedIn(server);
    const renamed = await addRenamed(releases, 'refused');
    const refused = await take(renamed, server, ['false']);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('"false" rejected the new lists');
    expect(await installedIn(server)).toEqual(before);
    expect(await take(releases.current, server, ['false'])).toEqual({ code: 0, stderr: '' });
    await rm(listOf(renamed));
    const missing = await take(renamed, server, ['true']);
    expect(missing.stderr).toContain(`there is no file ${listOf(renamed)}`);
  });

  test('a switch takes effect at once, and an old list of routes breaks no page', async () => {
    expect((await get('/firm')).status).toBe(404);
    const release = await addRenamed(releases, 'renamed');
    await releases.switchTo('renamed');
    expect((await get('/firm')).status).toBe(200);
    // The list still contains /about as a page: it must neither redirect to itself nor be lost.
    const old = await get('/about');
    expect([old.status, old.body.toString()]).toEqual([200, STUB]);
    expect((await get('/Firm')).status).toBe(404);
    expect((await get('/contact')).status).toBe(200);

    // The next run reads lists that a killed run left.
    await takeLists(name, released(release), server.included, ['sh', '-c', 'kill -9 $PPID']);
    expect(await take(release, server)).toEqual({ code: 0, stderr: expect.any(String) });
    await expect.poll(async () => (await get('/Firm')).headers.location).toBe('/firm');
    expect((await installedIn(server)).files).toHaveLength(2);
    expect((await get('/about')).headers.location).toBe('/firm');
    expect((await get('/firm')).status).toBe(200);

    // A reused address is a page at once.
    await releases.switchTo('first');
    expect((await get('/about')).status).toBe(200);
    expect((await take(releases.current, server)).code).toBe(0);
    await expect.poll(async () => (await get('/Firm')).status).toBe(404);
  });

  test('uses the headers of a release too', async () => {
    const release = await releases.add('form');
    await edit(headersIn(released(release)), (text) =>
      text.replace("connect-src 'self'", "connect-src 'self' https://forms.example.com:8443"),
    );
    expect((await take(release, server)).code).toBe(0);
    const policy = async () => (await get('/about')).headers['content-security-policy'];
    await expect.poll(policy).toContain('https://forms.example.com:8443;');
  });

  test('no request fails while releases are switched', () => expectNoFailure(releases, server));
});

test('no request to npm run serve fails while releases are switched', async () => {
  await using releases = await makeReleases('dist');
  await using server = await serveReleases(releases);
  await expectNoFailure(releases, server);
});

async function expectNoFailure(releases: Releases, server: RunningServer): Promise<void> {
  const { switches, seen, failures } = await requestWhileSwitching(releases, server, 3_000);
  expect(failures).toEqual([]);
  expect(switches).toBeGreaterThan(5);
  expect(seen.size).toBe(2);
}
