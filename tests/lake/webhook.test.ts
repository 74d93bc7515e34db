import dns from 'node:dns';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isValidSignature } from '@sanity/webhook';
import { expect, test, vi } from 'vitest';
import { listen } from '../../scripts/web/listen.ts';
import { runScript } from '../support/runScript.ts';
import { startTestLake } from './support/testLake.ts';

const SECRET = 'the-secret-of-a-test';

interface Call {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly time: number;
}

/** A receiver that responds with these statuses in turn, then with 202. */
async function startReceiver(...statuses: (number | 'hangs' | 'breaks')[]) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const { headers } = request;
    calls.push({ headers, body: await text(request), time: performance.now() });
    const status = statuses.shift() ?? 202;
    if (status === 'breaks') response.destroy();
    else if (status !== 'hangs')
      response.writeHead(status, { location: '/elsewhere' }).end('the reason');
  });
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  return {
    url: `${origin}/hooks/sanity`,
    calls,
    waitForCalls: async (count: number) => {
      while (calls.length < count) await wait(10);
      // Long enough to notice an extra call.
      await wait(150);
      return calls;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** @param timeout of a call, in milliseconds; for a receiver that responds, longer than that takes */
const startLake = (url: string, timeout = 60_000) =>
  startTestLake({
    webhook: {
      url,
      secret: SECRET,
      project: 'abc123',
      dataset: 'production',
      times: { timeout, pauses: [100, 100] },
    },
  });

test('a publish calls the webhook like Sanity, signed', async () => {
  await using receiver = await startReceiver();
  await using lake = await startLake(receiver.url);
  const publish = { actionType: 'sanity.action.document.publish' } as const;
  await lake.client('editor').action({ ...publish, draftId: 'drafts.a', publishedId: 'a' });
  const [call, ...others] = await receiver.waitForCalls(1);
  if (!call) throw new Error('The webhook was called');
  expect(others).toEqual([]);
  expect(call.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
    'sanity-transaction-id': expect.any(String),
    'sanity-transaction-time': expect.stringMatching(/^\d{4}-/),
    'sanity-dataset': 'production',
    'sanity-project-id': 'abc123',
    'sanity-document-id': 'a',
    'sanity-webhook-id': expect.any(String),
    'sanity-operation': 'update',
  });
  expect(JSON.parse(call.body)).toEqual({
    _id: 'a',
    _type: 'note',
    _rev: call.headers['sanity-transaction-id'],
  });
  const signature = String(call.headers['sanity-webhook-signature']);
  expect(await isValidSignature(call.body, signature, SECRET)).toBe(true);
  expect(await isValidSignature(call.body, signature, 'another-secret')).toBe(false);
});

test('drafts, versions, releases and pictures do not call it', async () => {
  await using receiver = await startReceiver();
  await using lake = await startLake(receiver.url);
  const client = lake.client('editor');
  await client.createOrReplace({ _id: 'drafts.a', _type: 'note', title: 'Drafted' });
  await client.createOrReplace({ _id: 'versions.r1.a', _type: 'note', title: 'Of a release' });
  await client.releases.create({ releaseId: 'r2' });
  await client.assets.upload('image', Buffer.from(PIXEL, 'base64'));
  expect(await receiver.waitForCalls(0)).toEqual([]);
});

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test('calls once for each document of a transaction, with its operation', async () => {
  await using receiver = await startReceiver();
  await using lake = await startLake(receiver.url);
  await lake
    .client('editor')
    .transaction()
    .create({ _id: 'fresh', _type: 'note' })
    .patch('a', (patch) => patch.set({ title: 'Other' }))
    .delete('b')
    .commit();
  const calls = await receiver.waitForCalls(3);
  const operations = calls.map(({ headers }) => [
    headers['sanity-document-id'],
    headers['sanity-operation'],
  ]);
  expect(operations.sort()).toEqual([
    ['a', 'update'],
    ['b', 'delete'],
    ['fresh', 'create'],
  ]);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  expect(new Set(calls.map(({ headers }) => headers['sanity-transaction-id'])).size).toBe(1);
});

test.each([
  [[503, 429], undefined],
  [[500, 'breaks'], undefined],
  [['hangs', 502], 2_000],
] as const)('retries twice after %o, with the same key', async (statuses, timeout) => {
  await using receiver = await startReceiver(...statuses);
  await using lake = await startLake(receiver.url, timeout);
  await lake.client('editor').patch('a').set({ title: 'Again' }).commit();
  const calls = await receiver.waitForCalls(3);
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  // Each retry is signed again: receivers reject old signatures.
  const signatures = calls.map(({ headers }) => headers['sanity-webhook-signature']);
  expect(new Set(signatures).size).toBe(3);
  expect(lake.log).toEqual([]);
});

test('gives up after two retries, and logs it', async () => {
  await using receiver = await startReceiver(503, 503, 503);
  await using lake = await startLake(receiver.url);
  await lake.client('editor').patch('a').set({ title: 'In vain' }).commit();
  await expect
    .poll(() => lake.log)
    .toEqual([
      `The webhook ${receiver.url} was not notified of a: it responded with 503: the reason`,
    ]);
  expect(receiver.calls).toHaveLength(3);
});

test('logs why none of the addresses of a host could be reached', async () => {
  const receiver = await startReceiver();
  await receiver[Symbol.asyncDispose]();
  const { port } = new URL(receiver.url);
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '::1', family: 6 },
  ];
  const lookup = vi.spyOn(dns, 'lookup').mockImplementation((...given: unknown[]) => {
    const answer = given.at(-1);
    if (typeof answer === 'function') answer(null, addresses);
  });
  await using lake = await startLake(`http://publish-server.localhost:${port}/hooks/sanity`);
  await lake.client('editor').patch('a').set({ title: 'In vain' }).commit();
  await expect.poll(() => lake.log.join()).toContain(`ECONNREFUSED 127.0.0.1:${port}`);
  lookup.mockRestore();
});

test.each([401, 400, 404, 301])('does not retry a rejection (%i), and logs it', async (status) => {
  await using receiver = await startReceiver(status);
  await using lake = await startLake(receiver.url);
  await lake.client('editor').patch('a').set({ title: 'Refused' }).commit();
  await expect.poll(() => lake.log.join()).toContain(`it responded with ${status}: the reason`);
  expect(receiver.calls).toHaveLength(1);
});

test('a commit does not wait for the webhook', async () => {
  await using receiver = await startReceiver('hangs', 'hangs', 'hangs');
  await using lake = await startLake(receiver.url);
  const client = lake.client('editor');
  await client.patch('a').set({ title: 'Now' }).commit();
  const [call] = await receiver.waitForCalls(1);
  // It is committed, although nobody has responded to the webhook.
  expect(await client.getDocument('a')).toMatchObject({ title: 'Now' });
  expect(call).toBeDefined();
});

test.each([
  ['ftp://example.com/hook', 2, /--webhook must be an http or https address, not ftp:/],
  ['http://127.0.0.1:3335/hooks/sanity', 1, /--webhook needs SANITY_WEBHOOK_SECRET/],
])('--webhook %s without a secret exits with %i', async (url, code, message) => {
  const run = await runScript('lake.ts', ['--webhook', url, '--port', '0'], process.cwd());
  expect(run.code).toBe(code);
  expect(run.stderr).toMatch(message);
});
