import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { explainListenFailure, listen } from '../../scripts/web/listen.ts';
import { runScript } from '../support/runScript.ts';
import { startServe } from './support/serveProcess.ts';
import { makeSite } from './support/site.ts';

/** Whether a server listens at this address. */
async function isOpen(host: string, port: string): Promise<boolean> {
  const socket = connect(Number(port), host);
  const outcome = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return outcome;
}

const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
const HAS_IPV6 = addresses.some(({ address }) => address === '::1');

/** An address of this machine other than `localhost`. */
const OTHER = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

test('listens only on this machine, at both addresses of localhost', async () => {
  await using site = await makeSite();
  await using server = await startServe(site);
  const { port, hostname } = new URL(server.origin);
  expect(hostname).toBe('localhost');
  expect(await isOpen('127.0.0.1', port)).toBe(true);
  expect(await isOpen('::1', port)).toBe(HAS_IPV6);
  if (OTHER) expect(await isOpen(OTHER, port)).toBe(false);
  if (HAS_IPV6) expect((await fetch(`http://[::1]:${port}/about`)).status).toBe(200);
});

test('HOST sets another address, or all', async () => {
  await using site = await makeSite();
  await using all = await startServe({ ...site, settings: { HOST: '0.0.0.0' } });
  if (OTHER) expect(await isOpen(OTHER, new URL(all.origin).port)).toBe(true);
  await using one = await startServe({ ...site, settings: { HOST: '127.0.0.1' } });
  const { port, hostname } = new URL(one.origin);
  expect(hostname).toBe('127.0.0.1');
  expect(await isOpen('::1', port)).toBe(false);
});

test.each([
  ['http://example.com', /^HOST must be an IP address or host name of this machine .*0\.0\.0\.0/],
  ['192.0.2.7', /^HOST is 192\.0\.2\.7, which is not an address of this machine: omit it/],
])('rejects HOST=%s', async (host, message) => {
  await using site = await makeSite();
  const { code, stderr } = await runScript('serve.ts', [], site.folder, { HOST: host, PORT: '0' });
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test('an unresolvable name, as without a network, is not this machine', () => {
  const failure = Object.assign(new Error('getaddrinfo EAI_AGAIN meridian'), { code: 'EAI_AGAIN' });
  expect(explainListenFailure(failure, { host: 'meridian', port: 3000 })).toMatchObject({
    message: expect.stringContaining('HOST is meridian, which is not an address of this machine'),
  });
});

test.each(['127.0.0.1', '::1'])(
  'reports a port taken at %s, and how to choose another',
  async (host) => {
    await using site = await makeSite();
    const other = createServer();
    const place = { host: HAS_IPV6 ? host : '127.0.0.1', port: 0 };
    const { port } = new URL(await listen(other, place));
    const { code, stderr } = await runScript('serve.ts', [], site.folder, { PORT: port });
    expect(code).toBe(1);
    expect(stderr).toContain(
      `Port ${port} on localhost is in use: stop the program that uses it, or set PORT to another port`,
    );
    expect(stderr).not.toMatch(/^ {4}at /m);
    other.close();
  },
);

test('--help describes HOST', async () => {
  const { stdout } = await runScript('serve.ts', ['--help'], '.');
  expect(stdout).toMatch(/HOST \(default: localhost/);
});
