import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostedClient } from '../../../studio/interface/embedded/clients.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Answer = (init?: RequestInit) => Response | Promise<Response>;

const DONE = () => Response.json({ transactionId: 'first', result: [] });
const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const BUSY = () => new Response('{}', { status: 503 });

/** A client that returns these responses in sequence. */
async function studioFar(...answers: readonly Answer[]) {
  const left: Answer[] = [DONE, ...answers];
  const fetched = vi.fn<typeof fetch>(async (_, init) => (left.shift() ?? DONE)(init));
  vi.stubGlobal('fetch', fetched);
  const client = createHostedClient({
    projectId: 'abc',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
  });
  // Does not wait for a response that is never requested.
  await client.fetch('*[0]');
  fetched.mockClear();
  return { client, fetched };
}

const EDIT = {
  actionType: 'sanity.action.document.edit',
  draftId: 'drafts.home',
  publishedId: 'home',
  patch: { set: { a: 1 } },
} as const;

test('resends an edit if the connection fails or the lake is unavailable', async () => {
  const { client, fetched } = await studioFar(LOST, BUSY, DONE);
  const kept = client.action(EDIT, { transactionId: 'first' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await kept).toMatchObject({ transactionId: 'first' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('does not resend an edit that the lake fails at, which may be permanent', async () => {
  const { client, fetched } = await studioFar(() => new Response('{}', { status: 500 }));
  const refused = expect(client.action(EDIT, { transactionId: 'first' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('does not resend a request without a transaction id, which could run twice', async () => {
  const { client, fetched } = await studioFar(LOST);
  const refused = expect(client.action(EDIT)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('retries a read for over a minute without a connection', async () => {
  const until = Date.now() + 60_000;
  const { client, fetched } = await studioFar();
  fetched.mockImplementation(() => (Date.now() < until ? LOST() : Promise.resolve(DONE())));
  const read = client.fetch('*[1]');
  await vi.advanceTimersByTimeAsync(65_000);
  expect(await read).toEqual([]);
});

test("does not retry requests to Sanity's other services", async () => {
  const { client } = await studioFar();
  vi.stubGlobal('fetch', LOST);
  const refused = expect(client.request({ uri: '/journey/trial' })).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(60_000);
  await refused;
});

/** A response in three parts. @param pause before each further part, in ms (default: forever) */
const parted =
  (pause?: number): Answer =>
  ({ signal } = {}) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          const say = (words: string) => controller.enqueue(new TextEncoder().encode(words));
          say('{"result":');
          signal?.addEventListener('abort', () => controller.error(signal.reason));
          if (pause === undefined) return;
          setTimeout(() => say('[1'), pause);
          setTimeout(() => {
            say(']}');
            controller.close();
          }, 2 * pause);
        },
      }),
      { headers: { 'content-type': 'application/json' } },
    );

test('retries an answer that stops halfway, and waits for a slow one', async () => {
  const { client, fetched } = await studioFar(parted(), parted(15_000));
  const read = client.fetch('*[1]');
  await vi.advanceTimersByTimeAsync(41_000);
  expect(await read).toEqual([1]);
  expect(fetched).toHaveBeenCalledTimes(2);
});
