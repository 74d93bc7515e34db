import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuildLoop } from '../../../scripts/publish/buildLoop.ts';
import { QUEUE_TIMES } from '../../../scripts/publish/queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SECOND = 1_000;

/** Builds that fail until switched to succeed. */
function setUp() {
  const made = { works: false, builds: 0, takes: 0 };
  const loop = new BuildLoop({
    filingMaker: { check: () => {} },
    publisher: {
      close: () => new Promise((ended) => setTimeout(ended, SECOND)),
      publish: async () => {
        made.builds += 1;
        if (made.takes > 0) await new Promise((ended) => setTimeout(ended, made.takes));
        return made.works ? 'published' : 'failed';
      },
    },
  });
  const publish = async () => {
    loop.publish();
    await vi.advanceTimersByTimeAsync(QUEUE_TIMES.quiet);
  };
  return { loop, made, publish };
}

test('retries a failed build after 15, 60 and 300 seconds, then stops', async () => {
  const { loop, made, publish } = setUp();
  await publish();
  for (const [seconds, builds] of [15, 60, 300].map((wait, index) => [wait, index + 2] as const)) {
    expect(loop.retryAt).toEqual(new Date(Date.now() + seconds * SECOND));
    await vi.advanceTimersByTimeAsync(seconds * SECOND - 1);
    expect(made.builds).toBe(builds - 1);
    await vi.advanceTimersByTimeAsync(1 + QUEUE_TIMES.quiet);
    expect(made.builds).toBe(builds);
  }
  expect(loop.retryAt).toBeUndefined();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * SECOND);
  expect(made.builds).toBe(4);
});

test('stops retrying after a success, and starts over at the next failure', async () => {
  const { loop, made, publish } = setUp();
  await publish();
  made.works = true;
  await vi.advanceTimersByTimeAsync(15 * SECOND + QUEUE_TIMES.quiet);
  expect([made.builds, loop.retryAt]).toEqual([2, undefined]);
  made.works = false;
  await publish();
  await vi.advanceTimersByTimeAsync(15 * SECOND + QUEUE_TIMES.quiet);
  expect(made.builds).toBe(4);
});

test('a publish is not delayed, and restarts the retries', async () => {
  const { made, publish } = setUp();
  await publish();
  await vi.advanceTimersByTimeAsync(15 * SECOND + QUEUE_TIMES.quiet);
  await publish();
  expect(made.builds).toBe(3);
  await vi.advanceTimersByTimeAsync(15 * SECOND - 1);
  expect(made.builds).toBe(3);
  await vi.advanceTimersByTimeAsync(1 + QUEUE_TIMES.quiet);
  expect(made.builds).toBe(4);
});

test('a publish just before the server closes starts no build', async () => {
  const { loop, made } = setUp();
  loop.publish();
  const closed = loop.close();
  // The build process takes a moment to end.
  await vi.advanceTimersByTimeAsync(SECOND);
  await closed;
  expect(made.builds).toBe(0);
});

test('a build that fails while the server closes is not retried', async () => {
  const { loop, made, publish } = setUp();
  made.takes = SECOND;
  await publish();
  const closed = loop.close();
  await vi.advanceTimersByTimeAsync(SECOND);
  await closed;
  expect([made.builds, loop.retryAt, vi.getTimerCount()]).toEqual([1, undefined, 0]);
});
