import { connect } from 'node:net';
import { BufferedDocument, Mutation } from '@sanity/mutator';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { readEvents, take } from './support/readEvents.ts';
import { shareLake } from './support/sharedLake.ts';

const { lake, editor } = shareLake({ limits: { maxUnreadBytes: 2_000_000 } });

const MUTATE = '/data/mutate/production?autoGenerateArrayKeys=true';
const Mutations = v.looseObject({ mutations: v.array(v.any()) });
const Computed = v.object({
  mutations: v.array(v.any()),
  result: v.object({ items: v.unknown() }),
});

/** Opens a listener and waits for its welcome. */
async function listen(
  query: string,
  params: Record<string, unknown> = {},
  options: Record<string, string> = {},
  role: 'viewer' | 'anonymous' = 'viewer',
) {
  const search = new URLSearchParams({ query, ...options });
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value));
  const response = await lake().request(`/v1/data/listen/production?${search}`, {
    ...(role === 'viewer' && { role }),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const events = readEvents(response);
  const [welcome] = await take(events, 1);
  expect(welcome).toMatchObject({ event: 'welcome', data: { listenerName: expect.any(String) } });
  return {
    next: async (count = 1) => (await take(events, count)).map(({ data }) => data),
    close: () => events.return(),
  };
}

describe('events', () => {
  test('contain the change, with revisions in sequence', async () => {
    const listener = await listen(
      '*[_id == $id]',
      { id: 'told' },
      { effectFormat: 'mendoza', includeResult: 'true' },
    );
    const { _rev: first } = await editor().create({ _id: 'told', _type: 'note', n: 1 });
    const { _rev: second } = await editor().patch('told').inc({ n: 1 }).commit();
    await editor().delete('told');
    const [appeared, updated, deletion] = await listener.next(3);
    expect(appeared).toMatchObject({
      documentId: 'told',
      transition: 'appear',
      identity: 'lake-editor',
      transactionId: first,
      resultRev: first,
      mutations: [{ create: { n: 1 } }],
      result: { n: 1 },
      effects: { apply: [0, { n: 1 }], revert: [0, null] },
      visibility: 'query',
    });
    expect(appeared).not.toHaveProperty('previousRev');
    expect(updated).toMatchObject({
      transition: 'update',
      previousRev: first,
      resultRev: second,
      mutations: [{ patch: { id: 'told', inc: { n: 1 } } }],
      result: { n: 2 },
    });
    expect(deletion).toMatchObject({
      transition: 'disappear',
      previousRev: second,
      mutations: [{ delete: { id: 'told' } }],
      effects: { apply: [0, null] },
    });
    expect(deletion).not.toHaveProperty('result');
    await listener.close();
  });

  test.each([
    ['keys that the lake adds', { set: { items: [{ text: 'x' }] } }],
    ['a merged object', { merge: { items: { text: 'x' } } }],
  ])('let a listener compute %s', async (_, patch) => {
    const before = await editor().create({ _type: 'note', items: {} });
    const { _id: id } = before;
    const listener = await listen('*[_id == $id]', { id }, { includeResult: 'true' });
    const body = { mutations: [{ patch: { id, ...patch } }] };
    await editor().request({ uri: MUTATE, method: 'POST', body });
    const [event] = await listener.next();
    const { mutations, result } = v.parse(Computed, event);
    expect(new Mutation({ mutations }).apply(before)).toMatchObject({ items: result.items });
    await listener.close();
  });

  test('are applied by an open form, even to a document from a line without a revision', async () => {
    const before = await editor().getDocument('b');
    const form = new BufferedDocument(before ?? null);
    const listener = await listen('*[_id == "b"]');
    await editor().patch('b').set({ title: 'published' }).commit();
    const [event] = await listener.next();
    form.arrive(new Mutation(v.parse(Mutations, event)));
    expect(form.LOCAL).toMatchObject({ title: 'published' });
    const date = expect.any(String);
    expect(before).toMatchObject({ _createdAt: date, _updatedAt: date });
    await listener.close();
  });

  test('may each be longer than what may be unread', async () => {
    const listener = await listen('*[_id == "long"]', {}, { includeResult: 'true' });
    const text = 'x'.repeat(1_500_000);
    await editor().create({ _id: 'long', _type: 'note', text });
    expect((await listener.next())[0]).toMatchObject({ documentId: 'long', result: { text } });
    await listener.close();
  });

  test('of one transaction may together be longer than what may be unread', async () => {
    const listener = await listen('*[_type == "many"]', {}, { includeResult: 'true' });
    const transaction = editor().transaction();
    for (let n = 0; n < 30; n += 1)
      transaction.create({ _type: 'many', text: 'x'.repeat(100_000) });
    await transaction.commit();
    expect(await listener.next(30)).toHaveLength(30);
    await listener.close();
  });

  test('contain no document unless requested, as Sanity documents', async () => {
    const listener = await listen('*[_id == "plain"]');
    await editor().create({ _id: 'plain', _type: 'note' });
    expect((await listener.next())[0]).not.toHaveProperty('result');
    await listener.close();
  });

  test('are numbered per listener', async () => {
    const all = await listen('*[_type == "counted"]');
    const some = await listen('*[_type == "counted" && n > 1]');
    await editor()
      .transaction()
      .create({ _id: 'c1', _type: 'counted', n: 1 })
      .create({ _id: 'c2', _type: 'counted', n: 2 })
      .create({ _id: 'c3', _type: 'counted', n: 3 })
      .create({ _id: 'c4', _type: 'uncounted', n: 4 })
      .patch('c1', (patch) => patch.set({ title: 'again' }))
      .commit();
    const counts = (events: Record<string, unknown>[]) =>
      events.map((event) => [
        event.documentId,
        `${event.transactionCurrentEvent}/${event.transactionTotalEvents}`,
      ]);
    expect(counts(await all.next(3))).toEqual([
      ['c1', '1/3'],
      ['c2', '2/3'],
      ['c3', '3/3'],
    ]);
    expect(counts(await some.next(2))).toEqual([
      ['c2', '1/2'],
      ['c3', '2/2'],
    ]);
    await editor().patch('c1').set({ n: 5 }).commit();
    expect(await some.next()).toMatchObject([{ documentId: 'c1', transition: 'appear' }]);
    await editor().patch('c1').set({ n: 0 }).commit();
    expect(await some.next()).toMatchObject([{ documentId: 'c1', transition: 'disappear' }]);
    await Promise.all([all.close(), some.close()]);
  });

  test('are in the order of the transactions, across writers', async () => {
    await editor().create({ _id: 'ordered', _type: 'note', n: 0 });
    const listener = await listen('*[_id == "ordered"]', {}, { includeResult: 'true' });
    const writes = Array.from({ length: 40 }, () =>
      editor().patch('ordered').inc({ n: 1 }).commit(),
    );
    const events = await listener.next(40);
    await Promise.all(writes);
    expect(events.map(({ result }) => result)).toMatchObject(
      Array.from({ length: 40 }, (_, index) => ({ n: index + 1 })),
    );
    for (const [index, event] of events.slice(1).entries())
      expect(event.previousRev).toBe(events[index]?.resultRev);
    await listener.close();
  });

  test('match the filter', async () => {
    const options = {
      includeResult: 'false',
      includeMutations: 'false',
      includePreviousRevision: 'true',
    };
    await editor().createOrReplace({ _id: 'bare', _type: 'note', n: 1 });
    const listener = await listen('*[_id == "bare"]', {}, options);
    await editor().patch('bare').inc({ n: 1 }).commit();
    const [event] = await listener.next();
    expect(event).toMatchObject({ previous: { n: 1 } });
    expect(event).not.toHaveProperty('result');
    expect(event).not.toHaveProperty('mutations');
    expect(event).not.toHaveProperty('effects');
    await listener.close();
  });

  test('of drafts require a token', async () => {
    const listener = await listen('*[_type == "secret"]', {}, {}, 'anonymous');
    await editor().create({ _id: 'drafts.secret', _type: 'secret' });
    await editor().create({ _id: 'secret', _type: 'secret' });
    expect(await listener.next()).toMatchObject([
      { documentId: 'secret', transactionTotalEvents: 1 },
    ]);
    await listener.close();
  });

  test('of drafts and versions are sent on request only, as by Sanity since 2025-02-19', async () => {
    const client = lake().client('editor').withConfig({ apiVersion: '2025-02-19' });
    const ids = ['drafts.v', 'versions.r1.v', 'v'];
    const received = async (options: { includeAllVersions?: boolean }) => {
      const seen: string[] = [];
      const done = Promise.withResolvers<readonly string[]>();
      const events = ['welcome', 'mutation'] as const;
      const subscription = client
        .listen('*[_type == "versioned"]', {}, { ...options, events: [...events] })
        .subscribe(async (event) => {
          if (event.type === 'welcome')
            for (const _id of ids) await client.createOrReplace({ _id, _type: 'versioned' });
          else seen.push(event.documentId);
          if (seen.includes('v')) done.resolve(seen);
        });
      await done.promise;
      subscription.unsubscribe();
      return seen;
    };
    expect(await received({})).toEqual(['v']);
    expect(await received({ includeAllVersions: true })).toEqual(ids);
  });
});

test('rejects an invalid filter', async () => {
  const response = await lake().request('/v1/data/listen/production?query=*%5B_type%3D%3D', {
    role: 'viewer',
  });
  expect(response.status).toBe(400);
});

test("Sanity's client reconnects after a restart of the lake", async () => {
  const seen: unknown[] = [];
  const waiting = new Map<string, () => void>();
  const until = (type: string) => new Promise<void>((resolve) => waiting.set(type, resolve));
  const welcomed = until('welcome');
  const subscription = lake()
    .client('viewer')
    .listen('*[_type == "live"]', {}, { events: ['welcome', 'mutation', 'reconnect'] })
    .subscribe((event) => {
      if (event.type === 'mutation') seen.push(event.documentId);
      waiting.get(event.type)?.();
    });
  await welcomed;
  const first = until('mutation');
  await editor().create({ _id: 'live1', _type: 'live' });
  await first;
  const again = until('welcome');
  await lake().restart();
  await again;
  const second = until('mutation');
  await editor().create({ _id: 'live2', _type: 'live' });
  await second;
  subscription.unsubscribe();
  expect(seen).toEqual(['live1', 'live2']);
});

test('a listener that resumes gets missed events, even across a restart', async () => {
  const address = `/v1/data/listen/production?enableResume=true&query=${encodeURIComponent('*[_type == "missed"]')}`;
  const open = async (lastEventId?: string) => {
    const headers = new Headers(lastEventId ? { 'last-event-id': lastEventId } : {});
    return readEvents(await lake().request(address, { role: 'viewer', headers }));
  };
  await editor().create({ _id: 'm0', _type: 'missed' });
  const early = await open();
  const [begin] = await take(early, 1);
  await early.return();
  const events = await open();
  await take(events, 1);
  await editor()
    .transaction()
    .create({ _id: 'm1', _type: 'missed' })
    .create({ _id: 'm2', _type: 'missed' })
    .commit();
  const [first] = await take(events, 1);
  await events.return();
  await editor().create({ _id: 'm3', _type: 'missed' });
  await lake().restart();
  const resumed = await open(first?.id);
  const [welcome, ...missed] = await take(resumed, 3);
  expect(welcome?.event).toBe('welcomeback');
  expect(missed.map(({ data }) => data.documentId)).toEqual(['m2', 'm3']);
  await resumed.return();
  const waiting = await open(begin?.id);
  expect(await take(waiting, 1)).toMatchObject([{ event: 'welcomeback' }]);
  const all = await take(waiting, 3);
  expect(all.map(({ data }) => data.documentId)).toEqual(['m1', 'm2', 'm3']);
  await waiting.return();
  const lost = await open('unknown#id');
  expect(await take(lost, 1)).toMatchObject([{ event: 'reset' }]);
  await lost.return();
});

test('drops a listener that stops reading, without affecting others', async () => {
  const printed = vi.spyOn(console, 'error');
  const stalled = connect(Number(new URL(lake().lake.origin).port), '127.0.0.1');
  stalled.on('error', () => undefined);
  const closed = new Promise((resolve) => stalled.once('close', resolve));
  const token = lake().lake.tokens.viewer;
  stalled.write(
    `GET /v1/data/listen/production?query=*&includeResult=true HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`,
  );
  await new Promise((resolve) => stalled.once('data', resolve));
  stalled.pause();
  const reader = await listen('*[_id == "large"]', {}, { includeResult: 'true' });
  for (let n = 0; n < 7; n += 1) {
    await editor().createOrReplace({ _id: 'large', _type: 'note', n, text: 'x'.repeat(900_000) });
    await reader.next();
  }
  stalled.resume();
  await closed;
  await reader.close();
  expect(lake().log).toEqual(['A listener was dropped: it does not read its events']);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});
