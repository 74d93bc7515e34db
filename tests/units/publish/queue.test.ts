import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Queue } from '../../../scripts/publish/queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const TIMES = { quiet: 100, quietAfterMany: 1_000, longest: 30_000 };

/** A queue whose runs end on request. */
function setUp() {
  let runs = 0;
  let end = () => {};
  const queue = new Queue(() => {
    runs += 1;
    return new Promise((resolve) => {
      end = resolve;
    });
  }, TIMES);
  return {
    queue,
    runs: () => runs,
    end: async () => {
      end();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('runs once for one event, after a delay', async () => {
  const { queue, runs } = setUp();
  expect(queue.state).toBe('idle');
  queue.push();
  expect([queue.state, runs()]).toEqual(['waiting', 0]);
  await vi.advanceTimersByTimeAsync(100);
  expect([queue.state, runs()]).toEqual(['running', 1]);
});

test('runs once for rapid events', async () => {
  const { queue, runs } = setUp();
  for (let event = 0; event < 10; event++) {
    queue.push();
    await vi.advanceTimersByTimeAsync(90);
  }
  expect(runs()).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs()).toBe(1);
});

test('tolerates longer pauses of an import', async () => {
  const { queue, runs } = setUp();
  for (let event = 0; event < 20; event++) queue.push();
  await vi.advanceTimersByTimeAsync(900);
  queue.push();
  await vi.advanceTimersByTimeAsync(900);
  expect(runs()).toBe(0);
  await vi.advanceTimersByTimeAsync(100);
  expect(runs()).toBe(1);
});

test('does not wait forever during continuous events', async () => {
  const { queue, runs } = setUp();
  for (let time = 0; time < 29_950; time += 50) {
    queue.push();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(runs()).toBe(0);
  queue.push();
  await vi.advanceTimersByTimeAsync(60);
  expect(runs()).toBe(1);
});

test('runs exactly once more for events during a run', async () => {
  const { queue, runs, end } = setUp();
  queue.push();
  await vi.advanceTimersByTimeAsync(100);
  queue.push();
  queue.push();
  expect([runs(), queue.isDue]).toEqual([1, true]);
  await end();
  await vi.advanceTimersByTimeAsync(100);
  expect([runs(), queue.isDue]).toEqual([2, false]);
  await end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([runs(), queue.state]).toEqual([2, 'idle']);
});

test('a closed queue starts nothing, and waits for the current run', async () => {
  const { queue, runs, end } = setUp();
  queue.push();
  await vi.advanceTimersByTimeAsync(100);
  queue.push();
  const closed = queue.close();
  await end();
  await closed;
  queue.push();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(1);
});
