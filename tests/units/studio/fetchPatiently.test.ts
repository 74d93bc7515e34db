import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostedClient } from '../../../studio/interface/embedded/createHostedClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const DONE = () => Response.json({ transactionId: 'first', result: [] });
const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const BUSY = () => new Response('{}', { status: 503 });

/** A Studio far from its lake, which gives one answer after the other. */
async function studioFar(...answers: readonly (() => Response | Promise<Response>)[]) {
  const left = [DONE, ...answers];
  const asked = vi.fn(async () => (left.shift() ?? DONE)());
  vi.stubGlobal('fetch', asked);
  const client = createHostedClient({
    ...{ projectId: 'abc', dataset: 'production', apiVersion: '2025-02-19', useCdn: false },
  });
  // What was never reached is not waited for.
  await client.fetch('*[0]');
  asked.mockClear();
  return { client, asked };
}

const EDIT = {
  actionType: 'sanity.action.document.edit',
  ...{ draftId: 'drafts.home', publishedId: 'home', patch: { set: { a: 1 } } },
} as const;

test('what is typed is sent again, when the connection fails or the lake cannot now', async () => {
  const { client, asked } = await studioFar(LOST, BUSY, DONE);
  const kept = client.action(EDIT, { transactionId: 'first' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await kept).toMatchObject({ transactionId: 'first' });
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what the lake fails at is told: it may fail for ever', async () => {
  const { client, asked } = await studioFar(() => new Response('{}', { status: 500 }));
  const refused = expect(client.action(EDIT, { transactionId: 'first' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what names no transaction is not: it could be done twice', async () => {
  const { client, asked } = await studioFar(LOST);
  const refused = expect(client.action(EDIT)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a read outlasts a minute without connection', async () => {
  const until = Date.now() + 60_000;
  const { client, asked } = await studioFar();
  asked.mockImplementation(() => (Date.now() < until ? LOST() : Promise.resolve(DONE())));
  const read = client.fetch('*[1]');
  await vi.advanceTimersByTimeAsync(65_000);
  expect(await read).toEqual([]);
});

test('another service of Sanity is not waited for', async () => {
  const { client } = await studioFar();
  vi.stubGlobal('fetch', LOST);
  const refused = expect(client.request({ uri: '/journey/trial' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});
