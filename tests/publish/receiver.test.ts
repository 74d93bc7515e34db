import { once } from 'node:events';
import { readlink } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { encodeSignatureHeader } from '@sanity/webhook';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCALES } from '../../locales/locale.ts';
import { sitePages } from '../../locales/sitePages.ts';
import { readSettings } from '../../scripts/command/settings.ts';
import { makeDelivery, SECRET } from './support/deliver.ts';
import { startTestPublisher, type TestPublisher } from './support/publisher.ts';
import { smallContent } from './support/smallContent.ts';

/** Pages of the test site, in both languages. */
const PAGES = sitePages(smallContent().site).length * LOCALES.length;

const NEXT = 'the-secret-after-the-rotation';

let publisher: TestPublisher;
beforeAll(async () => {
  const settings = readSettings({ SANITY_WEBHOOK_SECRET: `${SECRET}, ${NEXT}` });
  publisher = await startTestPublisher({ settings });
});
afterAll(() => publisher[Symbol.asyncDispose]());

const delivered = async (...args: Parameters<TestPublisher['deliver']>) => {
  const response = await publisher.deliver(...args);
  return [response.status, await response.json()];
};

const NEW = [202, { received: 'new' }];
const AGAIN = [202, { received: 'again' }];

test('accepts a delivery signed with either secret', async () => {
  expect(await delivered()).toEqual(NEW);
  expect(await delivered({ secret: NEXT })).toEqual(NEW);
});

test('accepts a delivery with a signature of each secret', async () => {
  const body = '{"_id":"both"}';
  const time = Date.now();
  const [, own] = (await encodeSignatureHeader(body, time, SECRET)).split(',');
  const foreign = await encodeSignatureHeader(body, time, 'a-secret-of-somebody-else');
  const headers = { 'sanity-webhook-signature': `${foreign}, ${own}` };
  expect(await delivered({ body, headers })).toEqual(NEW);
});

test('tolerates clocks that differ by some minutes', async () => {
  const four = 4 * 60_000;
  expect(await delivered({ time: Date.now() - four })).toEqual(NEW);
  expect(await delivered({ time: Date.now() + four })).toEqual(NEW);
});

test('logs deliveries rejected for the clock, but not those of strangers', async () => {
  const time = Date.now() - 3_600_000;
  const before = publisher.log.length;
  for (const secret of [SECRET, 'a-secret-of-somebody-else'])
    expect((await publisher.deliver({ time, secret })).status).toBe(401);
  const lines = publisher.log.slice(before).filter((line) => line.includes('refused'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('check the clocks');
  expect(lines[0]).toContain(new Date(time).toISOString());
});

test("accepts Sanity's headers, charset, and any projection", async () => {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'sanity-dataset': 'production',
    'sanity-project-id': 'abc123',
    'sanity-document-id': 'program-citizenship-spain',
    'sanity-operation': 'update',
  };
  expect(await delivered({ headers, body: '"the title alone"' })).toEqual(NEW);
  expect((await publisher.status()).queue.lastDelivery).toMatchObject({
    document: 'program-citizenship-spain',
    operation: 'update',
  });
});

test('accepts the embedded lake under any name', async () => {
  const headers = { 'sanity-dataset': 'staging', 'sanity-project-id': 'embedded' };
  expect(await delivered({ headers, body: '{"_id":"of-the-lake"}' })).toEqual(NEW);
});

test('verifies a non-ASCII body by bytes', async () => {
  expect(await delivered({ body: '{"title":"希腊 \\u0000 🏝"}' })).toEqual(NEW);
});

test('rejects duplicate identifying headers', async () => {
  const { body, headers } = await makeDelivery();
  const twice = { ...headers, 'sanity-dataset': ['production', 'production'] };
  const sent = request(`${publisher.origin}/hooks/sanity`, { method: 'POST', headers: twice });
  const [answer] = await once(sent.end(body), 'response');
  expect([answer.statusCode, await json(answer)]).toEqual([
    400,
    { error: 'sanity-dataset may appear only once' },
  ]);
});

test('counts a repeated delivery once', async () => {
  const headers = { 'idempotency-key': 'the-same-key' };
  expect(await delivered({ headers })).toEqual(NEW);
  expect(await delivered({ headers })).toEqual(AGAIN);
});

test('does not rebuild for a repeated delivery', async () => {
  const headers = { 'idempotency-key': 'built-already' };
  expect(await delivered({ headers })).toEqual(NEW);
  const { builds } = await publisher.settle(1);
  expect(await delivered({ headers })).toEqual(AGAIN);
  expect((await publisher.settle(1)).builds).toEqual(builds);
});

test('counts a replayed request once, under any key', async () => {
  const recorded = { body: '{"_id":"recorded"}', time: Date.now() };
  expect(await delivered(recorded)).toEqual(NEW);
  expect(await delivered({ ...recorded, headers: { 'idempotency-key': 'fresh' } })).toEqual(AGAIN);
});

test('identifies a delivery without a key by what was signed', async () => {
  const keyless = { body: '{"_id":"k"}', headers: { 'idempotency-key': undefined } };
  const time = Date.now();
  expect(await delivered({ ...keyless, time })).toEqual(NEW);
  expect(await delivered({ ...keyless, time })).toEqual(AGAIN);
  expect(await delivered({ ...keyless, time: time + 1 })).toEqual(NEW);
});

test('remembers deliveries across a restart', async () => {
  const headers = { 'idempotency-key': 'before-the-restart' };
  expect(await delivered({ headers })).toEqual(NEW);
  await publisher.restart();
  expect(await delivered({ headers })).toEqual(AGAIN);
});

test('reports its status as JSON and HTML', async () => {
  await publisher.settle(1);
  const health = await fetch(`${publisher.origin}/healthz`);
  expect([health.status, await health.json()]).toEqual([200, { status: 'ok' }]);
  const current = await readlink(path.join(publisher.releases, 'current'));
  expect(await publisher.status()).toMatchObject({
    current: { id: current, contains: { pages: PAGES, programs: 2 } },
    rollback: null,
    queue: { state: 'idle', isDue: false },
  });
  const page = await fetch(publisher.origin);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  const text = await page.text();
  expect(text).toContain(
    `Visitors see release <strong>${current}</strong>: ${PAGES} pages in both languages`,
  );
  expect(text).toMatch(/<td>\d{4}-\d\d-\d\d \d\d:\d\d UTC<\/td>/);
  expect(text).toMatch(/<td>total \d+\.\d s, /);
});

test('escapes the status page', async () => {
  const headers = { 'sanity-document-id': '<script>alert(1)</script>' };
  await publisher.deliver({ headers });
  const page = await (await fetch(publisher.origin)).text();
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).not.toContain('<script');
});

test('HEAD has no body', async () => {
  const response = await fetch(`${publisher.origin}/status`, { method: 'HEAD' });
  expect([response.status, await response.text()]).toEqual([200, '']);
});
