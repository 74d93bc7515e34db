import { expect, test } from 'vitest';
import { readRevisions } from '../../../studio/interface/inputs/change/readRevisions.ts';

type Client = Parameters<typeof readRevisions>[0];

test("reverts Sanity's patches, which count fields without the revision", async () => {
  const now = { _id: 'a', _type: 'page', _rev: 't2', title: 'Fees' };
  // Replaces the field at position 2 of _id, _type, title.
  const revert = [11, 2, 22, 'Costs', 15];
  const queries: unknown[] = [];
  const client = {
    withConfig: () => ({ fetch: async () => [now] }),
    config: () => ({ dataset: 'production' }),
    request: async ({ query }: { query: unknown }) => {
      queries.push(query);
      return `${JSON.stringify({ id: 't2', effects: { a: { apply: [], revert } } })}\n`;
    },
  } as unknown as Client;
  const [newest, earlier] = await readRevisions(client, 'a');
  expect(newest).toMatchObject({ title: 'Fees' });
  expect(earlier).toEqual({ _id: 'a', _type: 'page', title: 'Costs' });
  // Without these, Sanity sends no patches, and those of other documents in the transaction too.
  expect(queries).toMatchObject([
    { effectFormat: 'mendoza', includeIdentifiedDocumentsOnly: 'true' },
  ]);
});
