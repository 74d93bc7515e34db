import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Retries } from '../../../scripts/publish/retries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Builds that fail until they are told to work. */
function setUp() {
  const builds = { works: false, made: 0 };
  const retries = new Retries(build);
  function build() {
    retries.begin();
    builds.made += 1;
    retries.end(!builds.works);
  }
  return { retries, builds, build };
}

test('a build that fails is made again after 15, 60 and 300 seconds, and then no more', () => {
  const { retries, builds, build } = setUp();
  build();
  for (const [seconds, made] of [15, 60, 300].map((wait, index) => [wait, index + 2] as const)) {
    expect(retries.at).toEqual(new Date(Date.now() + seconds * 1000));
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(builds.made).toBe(made - 1);
    vi.advanceTimersByTime(1);
    expect(builds.made).toBe(made);
  }
  expect(retries.at).toBeUndefined();
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(builds.made).toBe(4);
});

test('one that works ends it, and the next failure begins anew', () => {
  const { retries, builds, build } = setUp();
  build();
  builds.works = true;
  vi.advanceTimersByTime(15_000);
  expect([builds.made, retries.at]).toEqual([2, undefined]);
  builds.works = false;
  build();
  vi.advanceTimersByTime(15_000);
  expect(builds.made).toBe(4);
});

test('a publish is not kept waiting, and begins anew', () => {
  const { retries, builds, build } = setUp();
  build();
  vi.advanceTimersByTime(15_000);
  retries.reset();
  build();
  vi.advanceTimersByTime(14_999);
  expect(builds.made).toBe(3);
  vi.advanceTimersByTime(1);
  expect(builds.made).toBe(4);
});
