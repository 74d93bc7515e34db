import { expect, test, vi } from 'vitest';
import { Listeners } from '../../scripts/lake/listen/listeners.ts';
import type { Subscription } from '../../scripts/lake/listen/mutationEvent.ts';

const EVERYTHING: Subscription = {
  query: '*',
  params: {},
  publicOnly: false,
  includeResult: true,
  includePreviousRevision: false,
  includeMutations: false,
  includeEffects: false,
  includeAllVersions: true,
};

const CONNECTION = { maxUnreadBytes: 1_000, disconnect: () => undefined };

/** Listeners whose filters are evaluated on request, with a storage that is closed meanwhile. */
function startListeners() {
  const look = Promise.withResolvers<boolean[][]>();
  const closedStorage = () => {
    throw new Error('database is not open');
  };
  const context = {
    match: () => look.promise,
    last: closedStorage,
    idOf: closedStorage,
    missed: closedStorage,
  };
  const listeners = new Listeners(context, 10);
  const open = () => listeners.open(EVERYTHING, undefined, CONNECTION);
  return { listeners, open, look: () => look.resolve([]) };
}

test('asks a listener that connects while the lake closes, or later, to reconnect', async () => {
  const { listeners, open, look } = startListeners();
  const early = open();
  listeners.close();
  look();
  await expect(early).rejects.toMatchObject({ status: 503 });
  await expect(open()).rejects.toMatchObject({ status: 503 });
});

test('does not report a listener that the closing lake did not welcome', async () => {
  const printed = vi.spyOn(console, 'error');
  const { listeners, open, look } = startListeners();
  look();
  const stream = await open();
  listeners.close();
  await new Response(stream).text();
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

/** Listeners whose filters match every document, once evaluated. */
function startSlowListeners(missed: () => ReturnType<typeof write>[]) {
  const looks: (() => void)[] = [];
  let last = 2;
  const match = (filters: readonly unknown[], documents: readonly unknown[]) =>
    new Promise<boolean[][]>((done) => {
      const look = () =>
        done(documents.map((document) => filters.map(() => document !== undefined)));
      if (documents.length === 0) look();
      else looks.push(look);
    });
  const listeners = new Listeners({ match, last: () => last, idOf: () => undefined, missed }, 10);
  const evaluation = () => vi.waitFor(() => expect(looks).toHaveLength(1));
  return {
    listeners,
    open: (lastEventId?: string) =>
      listeners.open(EVERYTHING, lastEventId, { ...CONNECTION, maxUnreadBytes: 9_000 }),
    notify: (sequence: number) => {
      last = sequence;
      listeners.notify(write(sequence), sequence);
    },
    asked: evaluation,
    look: () => evaluation().then(() => looks.pop()?.()),
  };
}

/** The events that a stream received, in order; closes the listeners. */
async function eventsOf(listeners: Listeners, stream: ReadableStream<Uint8Array>) {
  await new Promise(setImmediate);
  listeners.close();
  const text = await new Response(stream).text();
  return [...text.matchAll(/event: welcome\w*|"documentId":"(\w+)"/g)].map(
    ([event, document]) => document ?? event,
  );
}

test('sends new events to a returning listener after those that it missed', async () => {
  const { listeners, open, notify, asked: evaluation, look } = startSlowListeners(() => [write(2)]);
  const stream = await open('of-the-first');
  await evaluation();
  notify(3);
  await look();
  await look();
  expect(await eventsOf(listeners, stream)).toEqual(['event: welcomeback', 'd2', 'd3']);
});

test('does not send events from before the welcome', async () => {
  const { listeners, open, notify, look } = startSlowListeners(() => []);
  const first = await open();
  notify(3);
  notify(4);
  const second = await open();
  await look();
  await look();
  expect(await eventsOf(listeners, second)).toEqual(['event: welcome']);
  expect(await eventsOf(listeners, first)).toEqual(['event: welcome', 'd3', 'd4']);
});

/** A transaction that creates a document. */
function write(sequence: number) {
  const document = { _id: `d${sequence}`, _type: 'note', _rev: `r${sequence}` };
  const stamps = { _createdAt: '2026-11-24T00:00:00Z', _updatedAt: '2026-11-24T00:00:00Z' };
  return {
    id: `r${sequence}`,
    author: 'somebody',
    timestamp: stamps._createdAt,
    sequence,
    changes: [
      { id: document._id, before: undefined, after: { ...document, ...stamps }, mutations: [] },
    ],
  };
}
