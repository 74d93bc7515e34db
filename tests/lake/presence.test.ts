import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPersonToken, personId } from '../../scripts/lake/access/person.ts';
import { shareLake } from './support/sharedLake.ts';

const { lake } = shareLake();

const SOCKET = '/v2022-06-30/socket/production?tag=sanity.studio';

const open = async (path = SOCKET) => {
  const socket = new WebSocket(`${lake().lake.origin.replace('http', 'ws')}${path}`);
  await once(socket, 'open');
  return socket;
};

/** A Studio as simulated with Sanity's client: requests are answered, messages recorded. */
const openStudio = async (token: string, socketPath?: string) => {
  const socket = await open(socketPath);
  const heard: unknown[] = [];
  const answers = new EventTarget();
  socket.addEventListener('message', ({ data }) => {
    const { id, params, ...answer } = JSON.parse(data);
    if (params) heard.push(params.result);
    else answers.dispatchEvent(new CustomEvent(id, { detail: answer }));
  });
  const ask = async (method: string, params: object = {}) => {
    const id = randomUUID();
    const answered = once(answers, id);
    socket.send(JSON.stringify({ jsonrpc: '2.0', method, params, id }));
    return (await answered)[0].detail;
  };
  await ask('authorization', { authorization: `Bearer ${token}` });
  await ask('presence_subscribe');
  const goTo = (sessionId: string, ...path: readonly string[]) =>
    ask('presence_announce', {
      data: { sessionId, locations: [{ type: 'document', documentId: 'a', path }] },
    });
  return { socket, heard, ask, goTo };
};

const tokenFor = (name: string) => createPersonToken(lake().lake.tokens, { role: 'editor', name });
const idOf = (name: string) => personId({ role: 'editor', name });

test('two users see where the other is, and when one leaves', async () => {
  const grace = await openStudio(tokenFor('Grace'));
  const ann = await openStudio(tokenFor('Ann'));
  await ann.ask('presence_rollcall', { session: 'of-ann' });
  const location = { type: 'document', documentId: 'a', path: ['title', 'en'] };
  await grace.goTo('of-grace', 'title', 'en');
  await expect.poll(() => ann.heard).toHaveLength(1);
  // Nobody can end another user's session, and users who leave disappear without a message.
  await ann.ask('presence_disconnect', { session: 'of-grace' });
  grace.socket.close(1000);
  await expect.poll(() => ann.heard).toHaveLength(2);
  expect(ann.heard).toEqual([
    { type: 'state', i: idOf('Grace'), m: { sessionId: 'of-grace', locations: [location] } },
    { type: 'disconnect', i: idOf('Grace'), m: { session: 'of-grace' } },
  ]);
  expect(grace.heard).toEqual([{ type: 'rollCall', i: idOf('Ann'), session: 'of-ann' }]);
  expect(lake().log).toEqual([]);
});

test('only users who may read drafts of the same dataset see others', async () => {
  const stranger = await openStudio('a-token-that-nobody-ever-gave-to-anybody');
  const elsewhere = await openStudio(tokenFor('Ann'), SOCKET.replace('production', 'staging'));
  const viewer = await openStudio(lake().lake.tokens.viewer);
  const grace = await openStudio(tokenFor('Grace'));
  expect(await stranger.ask('presence_rollcall', { session: 's' })).toHaveProperty('error');
  await grace.goTo('of-grace');
  await expect.poll(() => viewer.heard).toHaveLength(1);
  expect([...stranger.heard, ...elsewhere.heard]).toEqual([]);
});

test('disconnects a user who sends an endless message', async () => {
  const { socket } = await openStudio(tokenFor('Grace'));
  const closed = once(socket, 'close');
  for (let sent = 0; sent < 200; sent += 1) socket.send('{}');
  await closed;
});

test('disconnects a user who floods it', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  socket.send('x'.repeat(1_000_000));
  await closed;
});

test('keeps a user when the clock is set back', async () => {
  const grace = await openStudio(tokenFor('Grace'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  const closed = once(grace.socket, 'close').then(() => 'closed');
  expect(await Promise.race([grace.goTo('of-grace', 'title'), closed])).not.toBe('closed');
  grace.socket.close();
});

test('closes despite open sockets', async () => {
  const socket = await open();
  const closed = once(socket, 'close');
  await lake().restart();
  await closed;
});

/** Response to an upgrade: an HTTP response, a switched protocol, or nothing. */
const upgrade = (path: string, headers: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const asked = request(`${lake().lake.origin}${path}`, {
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
])('accepts %s, as in the protocol', async (_, path, headers) => {
  // https://www.rfc-editor.org/rfc/rfc6455#section-1.3
  expect(await upgrade(path, headers)).toBe('accepted s3pPLMBiTxaQ9kYGzzhZRbK+xOo=');
});

test.each([
  ['a page of another origin', SOCKET, { origin: 'https://evil.example' }],
  ['another host name', SOCKET, { host: 'evil.example' }],
  ['another address', '/v1/data/query/production', {}],
])('disconnects on %s', async (_, path, headers) => {
  expect(await upgrade(path, headers)).toBe('hung up');
});
