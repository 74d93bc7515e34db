import { expect, test } from 'vitest';
import { watchDocuments } from '../../../studio/interface/watch/watchDocuments.ts';

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
