import { afterEach, expect, test, vi } from 'vitest';
import { followPublish } from '../../../studio/interface/publishing/followPublish.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const LIVE = { state: 'live', seconds: 4, changes: '', pages: [], filings: [] };
const FAILED = { state: 'failed', why: 'source', message: '', reasons: [], retryAt: 'soon' };

const HOUR = 3_600_000;

/**
 * Follows a publish for some seconds; the server gives these answers, `null` for none. After
 * `waiting` the computer sleeps for an hour.
 */
async function statesOf(answers: (object | null)[], seconds = 10): Promise<string[]> {
  vi.useFakeTimers();
  // It has no fake.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const end = new AbortController();
    setTimeout(() => end.abort(), delay);
    return end.signal;
  });
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    answers.length > 0
      ? Promise.resolve(Response.json(answers.shift()))
      : new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  let slept = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + slept);
  const states: string[] = [];
  const publish = { document: 'home', type: 'home', revision: 'r', what: 'published' } as const;
  const followed = followPublish(
    'https://publish.example',
    { ...publish, name: 'Home', documentCount: 1, isFirst: true },
    {
      onOutcome: async ({ state }) => {
        if (state === 'failed') await new Promise((resolve) => setTimeout(resolve, 3_000));
        if (state === 'waiting') slept = HOUR;
        states.push(state);
      },
      onTimeout: () => states.push('timeout'),
    },
    new AbortController().signal,
  );
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await followed;
  return states;
}

test('reports outcomes in order, even if one takes long to describe', async () => {
  expect(await statesOf([FAILED, { state: 'building' }, LIVE])).toEqual([
    'failed',
    'building',
    'live',
  ]);
});

test('reports an outcome once, even if the server does not answer in between', async () => {
  const building = { state: 'building' };
  expect(await statesOf([building, null, building, LIVE])).toEqual(['building', 'live']);
});

test('asks again if the first request after a sleep fails', async () => {
  expect(await statesOf([{ state: 'waiting' }, null, LIVE])).toEqual(['waiting', 'live']);
});

test('gives up on a connection that was lost without an error', async () => {
  expect(await statesOf([{ state: 'building' }], 80)).toEqual(['building', 'timeout']);
});
