import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../scripts/command/settings.ts';
import { TOKEN } from '../publish/support/behaviour.ts';
import { type Delivery, SECRET } from '../publish/support/deliver.ts';
import { startTestPublisher, type TestPublisher } from '../publish/support/publisher.ts';

const OTHER = 'another-secret-altogether';
const MINUTE = 60_000;
const CLOCKS = /more than five minutes off: check the clocks/;

let publisher: TestPublisher;
beforeAll(async () => {
  const settings = readSettings({
    SANITY_WEBHOOK_SECRET: `${SECRET},${OTHER}`,
    SANITY_PROJECT_ID: 'abc123',
    SANITY_API_TOKEN: TOKEN,
  });
  publisher = await startTestPublisher({ settings });
});
afterAll(() => publisher[Symbol.asyncDispose]());

const header = (name: string, value: string | undefined): Delivery => ({
  headers: { [name]: value },
});
const signed = (value: string | undefined) => header('sanity-webhook-signature', value);

const refused: readonly (readonly [number, string, Delivery, number, RegExp])[] = [
  [301, 'forged', { secret: 'guessed-by-somebody' }, 401, /uses a different secret/],
  [302, 'unsigned', signed(undefined), 401, /not signed/],
  [303, 'malformed signature', signed('hello'), 400, /must be t=<time>,v1=<signature>/],
  [304, 'two signature times', signed(`t=1,t=2,v1=${'a'.repeat(43)}`), 400, /must be t=/],
  [305, 'a thousand signatures', signed(`t=1${',v1=a'.repeat(1000)}`), 400, /must be t=/],
  [306, 'six minutes old', { time: Date.now() - 6 * MINUTE }, 401, CLOCKS],
  [307, 'six minutes ahead', { time: Date.now() + 6 * MINUTE }, 401, CLOCKS],
  [308, 'wrong content type', header('content-type', 'text/plain'), 415, /application\/json/],
  [309, 'no content type', header('content-type', undefined), 415, /application\/json/],
  [310, 'not JSON', { body: '{"_id": ' }, 400, /must be JSON/],
  [311, 'another dataset', header('sanity-dataset', 'staging'), 400, /dataset production/],
  [312, 'another project', header('sanity-project-id', 'xyz'), 400, /project abc123/],
  [313, 'another path', { path: '/hooks/other' }, 404, /\/hooks\/sanity/],
  [314, 'one byte too many', { body: JSON.stringify('x'.repeat(65_535)) }, 413, /65536 bytes/],
  [315, 'a key of 4 KB', header('idempotency-key', 'x'.repeat(4096)), 400, /too long/],
];

test.each(refused)('%i: rejects a delivery: %s', async (_, __, delivery, status, expected) => {
  const response = await publisher.deliver(delivery);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({ error: expect.stringMatching(expected) });
});

test.each(['GET', 'PUT', 'DELETE', 'OPTIONS'])('316: rejects %s', async (method) => {
  const response = await publisher.deliver({ method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
});

test('317: rejects POST on the status', async () => {
  const response = await publisher.deliver({ path: '/status' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('318: rejects a signature of another body', async () => {
  const signature = await encodeSignatureHeader('{"_id":"a"}', Date.now(), SECRET);
  const response = await publisher.deliver({ ...signed(signature), body: '{"_id":"b"}' });
  expect(response.status).toBe(401);
});

/** Sends raw bytes, with pauses; returns everything received until the server closes. */
async function send(...parts: readonly (string | number)[]): Promise<string> {
  const socket = connect(Number(new URL(publisher.origin).port), '127.0.0.1');
  const answer = text(socket);
  for (const part of parts)
    if (typeof part === 'string') socket.write(part);
    else await new Promise((resolve) => setTimeout(resolve, part));
  return answer;
}

const head = (length: string, signature: string) =>
  `POST /hooks/sanity HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\nsanity-webhook-signature: ${signature}\r\n${length}\r\n\r\n`;

const someSignature = () => `t=${Date.now()},v1=${randomBytes(32).toString('base64url')}`;

test('319: rejects more than 64 KB in chunks', async () => {
  const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const answer = await send(
    head('Transfer-Encoding: chunked', someSignature()),
    piece.repeat(5),
    '0\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('320: rejects an announced length before reading the body', async () => {
  const answer = await send(head('Content-Length: 200000000', someSignature()), '{');
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});

test('no rejected request is recorded or starts a build', async () => {
  const { queue, builds } = await publisher.settle(1);
  expect(queue.lastDelivery).toBeNull();
  expect(builds).toHaveLength(1);
});

test('log and responses never contain a secret, even if a build prints it', async () => {
  await publisher.behave({ build: 'prints its token' });
  await publisher.write('home.hero.title', 'Shown');
  await publisher.deliver();
  await publisher.settle(2);
  const status = JSON.stringify(await publisher.status());
  const page = await (await fetch(publisher.origin)).text();
  expect(status).toContain('refused: [secret]');
  for (const secret of [SECRET, OTHER, TOKEN])
    expect([...publisher.log, status, page].join('\n')).not.toContain(secret);
});
