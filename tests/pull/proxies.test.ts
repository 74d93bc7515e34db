import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../runner/freePort.ts';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { FEW_PAGES } from '../support/contentChanges.ts';
import { runScript } from '../support/runScript.ts';

let checkout: Checkout;
let proxy: string;
/** Requested connections; none is made. */
const connections: string[] = [];
const server = createServer(({ url = '' }, response) => {
  connections.push(url);
  response.writeHead(502).end();
}).on('connect', ({ url = '' }, socket) => {
  connections.push(url);
  socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
});

beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  proxy = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await checkout[Symbol.asyncDispose]();
});

const pull = (settings: Readonly<Record<string, string>>) => {
  connections.length = 0;
  return runScript('pull.ts', ['--dry-run'], checkout.root, settings);
};

test.each<Readonly<Record<string, string>>>([
  { NODE_USE_ENV_PROXY: '1' },
  { NODE_USE_ENV_PROXY: '1', no_proxy: '', NO_PROXY: 'intranet.example' },
  { NO_PROXY: '*' },
])('uses no proxy for this machine: %j', async (settings) => {
  const http = `http://${proxy}`;
  expect(await pull({ HTTP_PROXY: http, HTTPS_PROXY: http, ...settings })).toMatchObject({
    code: 0,
  });
  expect(connections).toEqual([]);
});

test('uses a proxy for a project, also one without “http://”', async () => {
  const settings = { SANITY_PROJECT_ID: 'abc123', HTTPS_PROXY: proxy };
  expect((await pull(settings)).stderr).toContain('The documents could not be fetched from');
  expect(new Set(connections)).toEqual(new Set(['abc123.api.sanity.io:443']));
});

test.each([
  ['', true],
  ['127.0.0.2', false],
])('NO_PROXY decides whether a host is reached through it: “%s”', async (direct, isProxied) => {
  const settings = {
    SANITY_API_HOST: `http://127.0.0.2:${await freePort()}`,
    SANITY_PROJECT_ID: 'abc123',
    HTTP_PROXY: `http://${proxy}`,
    NO_PROXY: direct,
  };
  expect((await pull(settings)).stderr).toContain('The documents could not be fetched from');
  expect(connections.length > 0).toBe(isProxied);
});
