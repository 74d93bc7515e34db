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

test('what is written while a returning listener catches up is told after what it missed', async () => {
  const looks: (() => void)[] = [];
  const match = (filters: readonly unknown[], documents: readonly unknown[]) =>
    new Promise<boolean[][]>((done) => {
      const look = () =>
        done(documents.map((document) => filters.map(() => document !== undefined)));
      if (documents.length === 0) look();
      else looks.push(look);
    });
  let last = 2;
  const listeners = new Listeners({ match, last: () => last, missed: () => [write(2)] }, 10);
  const returning = { lastEventId: 'of-the-first' };
  const stream = await listeners.open(EVERYTHING, returning, {
    ...CONNECTION,
    maxUnreadBytes: 9_000,
  });
  await vi.waitFor(() => expect(looks).toHaveLength(1));
  last = 3;
  listeners.tell(write(3), 3);
  looks.pop()?.();
  await vi.waitFor(() => expect(looks).toHaveLength(1));
  looks.pop()?.();
  await new Promise(setImmediate);
  listeners.close();
  const told = await new Response(stream).text();
  expect(told.match(/"documentId":"\w+"/g)).toEqual(['"documentId":"d2"', '"documentId":"d3"']);
});

/** A transaction that creates a document. */
function write(sequence: number) {
  const document = { _id: `d${sequence}`, _type: 'note', _rev: `r${sequence}` };
  const stamps = { _createdAt: '2026-11-24T00:00:00Z', _updatedAt: '2026-11-24T00:00:00Z' };
  return {
    ...{ id: `r${sequence}`, author: 'somebody', timestamp: stamps._createdAt, sequence },
    changes: [
      { id: document._id, before: undefined, after: { ...document, ...stamps }, mutations: [] },
    ],
  };
}
