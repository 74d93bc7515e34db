import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/lake/store/database.ts';
import { Store } from '../../scripts/lake/store/store.ts';
import { publishRelease } from '../../scripts/lake/transact/release/releaseActions.ts';
import { ReleaseClock } from '../../scripts/lake/transact/release/releaseClock.ts';
import type { WorkingSet } from '../../scripts/lake/transact/workingSet.ts';
import { Writer } from '../../scripts/lake/transact/writer.ts';

const ID = '_.releases.rNow';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return () => void vi.useRealTimers();
});

/** A clock over a storage in which one release is scheduled. */
async function startClock(publishAt: string) {
  const sql = openDatabase(':memory:');
  const store = new Store(sql);
  const writer = new Writer(store, () => {});
  const log: string[] = [];
  const write = (step: (set: WorkingSet) => void) =>
    writer.write({ author: 'somebody', request: '' }, async (set) => {
      await vi.advanceTimersByTimeAsync(10);
      step(set);
    });
  await write((set) =>
    set.put({ _id: ID, _type: 'system.release', name: 'rNow', state: 'scheduled', publishAt }),
  );
  const clock = new ReleaseClock(store, writer, (line) => log.push(line));
  onTestFinished(() => {
    clock.close();
    sql.close();
  });
  return { store, write, log };
}

test.each([
  ['published', (set: WorkingSet) => publishRelease(set, 'rNow')],
  ['active', (set: WorkingSet) => set.put({ ...set.get(ID), state: 'active' })],
  [
    'scheduled',
    (set: WorkingSet) => set.put({ ...set.get(ID), publishAt: '2999-01-01T00:00:00Z' }),
  ],
])('a due release that was just changed by hand stays %s', async (state, step) => {
  const { store, write, log } = await startClock(new Date().toISOString());
  await write(step);
  await vi.advanceTimersByTimeAsync(10);
  expect(store.find(ID)).toMatchObject({ state });
  expect(store.find(ID)).not.toHaveProperty('error');
  expect(log).toEqual([]);
});

test('a release with an unreadable time waits without using the processor', async () => {
  await startClock('soon');
  expect(vi.getTimerCount()).toBe(0);
});
