import { expect, test, vi } from 'vitest';
import { watchDocuments } from '../../../studio/interface/watch/watchDocuments.ts';
import { SANITY_API } from '../../../studio/schema/sanityApi.ts';
import { startTestLake } from '../../lake/support/testLake.ts';

type Client = Parameters<typeof watchDocuments>[0];

test('ignores a failed read if the next one has begun', async () => {
  const reads = [Promise.withResolvers<object[]>(), Promise.withResolvers<object[]>()];
  const [first, second] = reads;
  let begun = 0;
  let tell = (_event: object) => {};
  const calls: string[] = [];
  const client = {
    withConfig: () => ({
      fetch: () => reads[begun++]?.promise,
      listen: () => ({
        subscribe: ({ next }: { next: typeof tell }) => {
          tell = next;
          return { closed: false, unsubscribe: () => {} };
        },
      }),
    }),
  } as unknown as Client;
  watchDocuments(
    client,
    { types: ['guide'] },
    {
      changed: (documents) => calls.push(`${documents.length} documents`),
      failed: () => calls.push('failed'),
    },
  );
  tell({ type: 'welcome' });
  // The connection is restored.
  tell({ type: 'welcome' });
  second?.resolve([{ _id: 'a', _type: 'guide' }]);
  first?.reject(new Error('Failed to fetch'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls).toEqual(['1 documents']);
});

test('reports changes of drafts and versions, which the lake sends on request only', async () => {
  await using lake = await startTestLake();
  const client = lake.client('editor').withConfig({ apiVersion: SANITY_API.apiVersion });
  const seen = new Set<string>();
  const failed = () => seen.add('failed');
  const { promise: ready, resolve: begin } = Promise.withResolvers<void>();
  const end = watchDocuments(
    client as unknown as Client,
    { types: ['guide'] },
    {
      changed: (documents) => {
        begin();
        for (const { _id } of documents) seen.add(_id);
      },
      failed,
    },
  );
  await ready;
  const ids = ['drafts.watched', 'versions.r1.watched'];
  for (const _id of ids) await client.createOrReplace({ _id, _type: 'guide' });
  await vi.waitFor(() => expect([...seen]).toEqual(expect.arrayContaining(ids)));
  end();
});
