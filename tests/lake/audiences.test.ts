import { expect, test, vi } from 'vitest';
import type { LakeLimits } from '../../scripts/lake/lake.ts';
import { readEvents, take } from './support/readEvents.ts';
import { startTestLake, type TestLake } from './support/testLake.ts';

/** Nested counts that would take many seconds, repeatedly. */
const COSTLY =
  '*[count(list[count(*[0].list[count(*[0].list[@ >= 0]) >= 0]) >= 0]) >= 0 && _id == "costly"]';
const list = Array.from({ length: 600 }, (_, index) => index);

const PATIENCE = { timeout: 60_000 };

const listen = (lake: TestLake, query: string, role?: 'viewer') =>
  lake.request(`/v1/data/listen/production?${new URLSearchParams({ query })}`, {
    ...(role && { role }),
  });

const startLake = (limits?: Partial<LakeLimits>) =>
  startTestLake({
    documents: [{ _id: 'costly', _type: 'note', list }],
    ...(limits && { limits }),
  });

/** Longer than the whole test. */
const LONG = 100_000;

test('expensive anonymous listeners delay neither writes nor other listeners', async () => {
  const patient = { listeners: 10, milliseconds: LONG, megabytes: 128 };
  await using lake = await startLake({ listening: { users: patient, anonymous: patient } });
  const streams = await Promise.all([1, 2, 3].map(() => listen(lake, COSTLY)));
  const events = readEvents(await listen(lake, '*[_id == "costly"]', 'viewer'));
  await take(events, 1);
  const editor = lake.client('editor', { perspective: 'raw' });
  for (let n = 1; n <= 3; n += 1) {
    await editor.patch('costly').set({ n }).commit();
    expect(await take(events, 1)).toMatchObject([{ event: 'mutation' }]);
  }
  const selected = { query: '*[_type == "note"]', params: {} };
  await editor.mutate([{ patch: { ...selected, set: { n: 4 } } }]);
  await events.return();
  await Promise.all(streams.map(({ body }) => body?.cancel()));
});

test('drops a listener with an expensive filter, but not the next one', async () => {
  await using lake = await startLake();
  const costly = readEvents(await listen(lake, COSTLY));
  const modest = readEvents(await listen(lake, '*[_id == "costly"]'));
  await Promise.all([take(costly, 1), take(modest, 1)]);
  await lake.client('editor').patch('costly').set({ n: 1 }).commit();
  await expect(take(costly, 1)).rejects.toThrow();
  expect(await take(modest, 1)).toMatchObject([{ event: 'mutation' }]);
  expect(lake.log).toEqual([expect.stringMatching(/^A listener was dropped: its filter/)]);
  await modest.return();
});

test('limits anonymous listeners to ten, without counting users with a token', async () => {
  await using lake = await startLake();
  const open = Array.from({ length: 12 }, () => listen(lake, '*[_type == "note"]'));
  const answers = await Promise.all(open);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(2);
  expect(await refused[0]?.json()).toMatchObject({
    error: { description: expect.stringContaining('10 listeners are already open') },
  });
  const user = await listen(lake, '*[_type == "note"]', 'viewer');
  expect(user.status).toBe(200);
  const [first] = answers;
  await first?.body?.cancel();
  await vi.waitFor(async () => expect((await listen(lake, '*')).status).toBe(200), PATIENCE);
});

test('a request without a body opens no listener', async () => {
  await using lake = await startLake();
  for (let n = 0; n < 10; n += 1) {
    const { status, headers } = await lake.request('/v1/data/listen/production', {
      method: 'HEAD',
    });
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  }
  const listening = await listen(lake, '*');
  expect(listening.status).toBe(200);
  await listening.body?.cancel();
});
