import { evaluate, parse } from 'groq-js';
import { expect, test, vi } from 'vitest';
import { schema } from '../../../scripts/pull/schema.ts';
import { watchOwnPublishes } from '../../../studio/interface/publishing/watchOwnPublishes.ts';
import { shareLake } from '../../lake/support/sharedLake.ts';

const { lake, editor } = shareLake();

type Client = Parameters<typeof watchOwnPublishes>[0];

/** Ids of the documents whose publishes an editor follows. */
async function watched(documents: readonly object[]): Promise<unknown> {
  let asked: Promise<unknown> = Promise.resolve();
  const listen = (filter: string, params: Record<string, unknown>) => {
    const query = parse(`${filter}._id`, { params });
    asked = (async () => (await evaluate(query, { dataset: [...documents], params })).get())();
    return { subscribe: () => ({ unsubscribe: () => {} }) };
  };
  const client = { withConfig: () => ({ listen }) } as unknown as Client;
  watchOwnPublishes(
    client,
    (type) => schema.get(type),
    'editor',
    () => {},
  );
  return asked;
}

test('follows manual publishes, but not picture files', async () => {
  const documents = [
    { _id: 'guide-tax', _type: 'guide' },
    { _id: 'drafts.guide-tax', _type: 'guide' },
    { _id: 'versions.r1.guide-tax', _type: 'guide' },
    { _id: 'image-a-1x1-png', _type: 'sanity.imageAsset' },
    { _id: 'file-a-pdf', _type: 'sanity.fileAsset' },
    { _id: '_.releases.r1', _type: 'system.release' },
  ];
  expect(await watched(documents)).toEqual(['guide-tax']);
});

test('says which programme of a country was published', () => {
  const subscribe = ({ next }: { next: (event: unknown) => void }) => {
    for (const family of ['citizenship', 'residenceVisa']) {
      const result = { _type: 'program', family, title: { en: 'Turkey' } };
      next({ type: 'mutation', identity: 'editor', documentId: family, result });
    }
    return { unsubscribe: () => {} };
  };
  const client = { withConfig: () => ({ listen: () => ({ subscribe }) }) } as unknown as Client;
  const names: string[] = [];
  watchOwnPublishes(
    client,
    (type) => schema.get(type),
    'editor',
    ({ name }) => names.push(name),
  );
  expect(names).toEqual(['Turkey · Citizenship', 'Turkey · Residence visas']);
});

test('reconnects when the lake closes the connection, until nobody subscribes', async () => {
  vi.useFakeTimers();
  const subscribe = vi.fn(({ error }: { error: () => void }) => {
    error();
    return { unsubscribe: () => {} };
  });
  const client = { withConfig: () => ({ listen: () => ({ subscribe }) }) } as unknown as Client;
  const end = watchOwnPublishes(
    client,
    (type) => schema.get(type),
    'editor',
    () => {},
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(subscribe).toHaveBeenCalledTimes(2);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(subscribe).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('reports what was published before the listener reconnected', async () => {
  const published: string[] = [];
  const end = watchOwnPublishes(
    editor(),
    (type) => schema.get(type),
    'lake-editor',
    ({ document }) => published.push(document),
  );
  const publish = (_id: string) => editor().createOrReplace({ _id, _type: 'redirect' });
  // It may not be listening yet.
  await vi.waitFor(async () => {
    await publish('first');
    expect(published).toContain('first');
  }, 10_000);
  await lake().restart();
  await publish('second');
  await vi.waitFor(() => expect(published).toContain('second'), 10_000);
  end();
}, 30_000);
