import { expect, test, vi } from 'vitest';
import { Listeners } from '../../scripts/lake/listen/listeners.ts';
import type { Subscription } from '../../scripts/lake/listen/mutationEvent.ts';

const EVERYTHING: Subscription = {
  ...{ query: '*', params: {}, publicOnly: false },
  ...{ includeResult: true, includePreviousRevision: false },
  ...{ includeMutations: false, includeEffects: false },
};

const CONNECTION = { maxUnreadBytes: 1_000, breakOff: () => undefined };

/** Listeners whose filters are looked at when told, over a storage that is closed meanwhile. */
function startListeners() {
  const look = Promise.withResolvers<boolean[][]>();
  const closedStorage = () => {
    throw new Error('database is not open');
  };
  const surroundings = { match: () => look.promise, last: closedStorage, missed: closedStorage };
  const listeners = new Listeners(surroundings, 10);
  const open = () => listeners.open(EVERYTHING, undefined, CONNECTION);
  return { listeners, open, look: () => look.resolve([]) };
}

test('a listener that comes while the lake closes, or later, is told to ask again', async () => {
  const { listeners, open, look } = startListeners();
  const early = open();
  listeners.close();
  look();
  await expect(early).rejects.toMatchObject({ status: 503 });
  await expect(open()).rejects.toMatchObject({ status: 503 });
});

test('a listener that the closing lake welcomed no more is nothing to report', async () => {
  const printed = vi.spyOn(console, 'error');
  const { listeners, open, look } = startListeners();
  look();
  const stream = await open();
  listeners.close();
  await new Response(stream).text();
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
