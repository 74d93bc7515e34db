import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from './support/testLake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
});
afterAll(() => lake[Symbol.asyncDispose]());

const SOCKET = '/v2022-06-30/socket/production?tag=sanity.studio';

const open = async () => {
  const socket = new WebSocket(`${lake.lake.origin.replace('http', 'ws')}${SOCKET}`);
  await once(socket, 'open');
  return socket;
};

test('the Studio’s socket opens, bears what it says and closes when asked', async () => {
  const socket = await open();
  socket.send(JSON.stringify({ jsonrpc: '2.0', method: 'presence_rollcall', id: '1' }));
  const closed = once(socket, 'close');
  socket.close(1000);
  expect((await closed)[0].wasClean).toBe(true);
  expect(lake.log).toEqual([]);
});

test('who floods it is hung up on', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.send('x'.repeat(1_000_000));
  await closed;
});

test('a lake that is closed does not wait for open sockets', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  await lake.restart();
  await closed;
});

/** What answers an upgrade: a response, a switched protocol, or nothing. */
const upgrade = (path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const asked = request(`${lake.lake.origin}${path}`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        ...headers,
      },
    });
    asked.on('upgrade', ({ headers }: IncomingMessage, socket) => {
      socket.destroy();
      resolve(`accepted ${headers['sec-websocket-accept']}`);
    });
    asked.on('response', ({ statusCode }) => resolve(`answered ${statusCode}`));
    asked.on('error', () => resolve('hung up'));
    asked.end();
  });

test.each([
  ['a page of this machine', SOCKET, { origin: 'http://localhost:3333' }],
  ['no page', SOCKET, {}],
])('%s is accepted, as the protocol wants it', async (_, path, headers) => {
  // https://www.rfc-editor.org/rfc/rfc6455#section-1.3
  expect(await upgrade(path, headers)).toBe('accepted s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
});

test.each([
  ['a foreign page', SOCKET, { origin: 'https://evil.example' }],
  ['a foreign name', SOCKET, { host: 'evil.example' }],
  ['another address', '/v1/data/query/production', {}],
])('%s is hung up on', async (_, path, headers) => {
  expect(await upgrade(path, headers)).toBe('hung up');
});
