import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Checkout, makeCheckout } from '../../support/checkout.ts';
import { FEW_PAGES } from '../../support/contentChanges.ts';
import { isBeginOf, isResponse } from '../support/trace/moments.ts';
import { startTracedServer } from '../support/trace/tracedServer.ts';
import type { Trace } from '../support/trace/tracer.ts';

const TOKEN = 'the-administrators-token-of-a-test';

let checkout: Checkout;
let trace: Trace;
let data = '';

/** Writes a document, publishes a draft and uploads a picture. */
beforeAll(async () => {
  checkout = await makeCheckout(...FEW_PAGES);
  data = path.join(checkout.root, '.lake');
  const options = ['--data', data, '--port', '0', '--token', TOKEN];
  const command = [process.execPath, path.resolve('scripts/lake.ts'), ...options];
  await using lake = await startTracedServer(
    ...([checkout.root, command, /on (http:\/\/127\.0\.0\.1:\d+)/] as const),
  );
  const post = async (address: string, type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': type };
    const sent = { method: 'POST', headers, body };
    const response = await fetch(`${lake.origin}/v2025-02-19/${address}`, sent);
    expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
  };
  const json = (address: string, value: unknown) =>
    post(address, 'application/json', JSON.stringify(value));
  const draft = { _id: 'drafts.noted', _type: 'note', title: 'Noted' };
  await json('data/mutate/production', { mutations: [{ create: draft }] });
  const ids = { draftId: 'drafts.noted', publishedId: 'noted' };
  await json('data/actions/production', {
    actions: [{ actionType: 'sanity.action.document.publish', ...ids }],
  });
  const picture = sharp({ create: { width: 40, height: 50, channels: 3, background: 'red' } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  await post('assets/images/production', 'image/png', bytes);
  trace = await lake.end();
});
afterAll(() => checkout[Symbol.asyncDispose]());

test('501 responds to a write and a publish after flushing the log', () => {
  const log = path.join(data, 'lake.db-wal');
  const wrote = trace.unflushedAt(isBeginOf('pwrite64', /lake\.db-wal>/), log);
  expect(wrote.length, 'the log is written').toBeGreaterThan(6);
  const answered = trace.unflushedAt(isResponse(200), log);
  expect(answered.slice(0, -1)).toEqual([[], [], []]);
});

test('502 responds to an upload after flushing the picture and its name', () => {
  const [, before, after = ['no answer']] = trace.unflushedAt(
    isResponse(200),
    path.join(data, 'assets', 'images'),
  );
  expect(after.filter((line) => !before?.includes(line))).toEqual([]);
  // It was written and tracked under another name.
  const renamed = isBeginOf('rename', /assets\/incoming\/.*assets\/images\//);
  const [incoming] = trace.unflushedAt(renamed, path.join(data, 'assets', 'incoming'));
  expect(incoming?.filter((line) => line.startsWith('content'))).toEqual([]);
});

test('503 names the token file after flushing it', () => {
  const named = trace.unflushedAt(isBeginOf('rename', /tokens\.json"/), data);
  expect(named).toHaveLength(2);
  expect(named[0]?.filter((line) => /^content of .*tokens/.test(line))).toEqual([]);
});

test('504 flushes the pictures of the first start before responding to anything', () => {
  const [atFirst = ['no answer']] = trace.unflushedAt(isResponse(200), path.join(data, 'assets'));
  expect(atFirst).toEqual([]);
});
