import { expect, test } from 'vitest';
import { readRevisions } from '../../../studio/interface/inputs/change/readRevisions.ts';

type Client = Parameters<typeof readRevisions>[0];

/** A lake whose document was last changed by the transaction `t2`, and the queries it gets. */
function lakeWithLog(...log: readonly { readonly id: string; readonly revert: unknown }[]) {
  const now = { _id: 'a', _type: 'page', _rev: 't2', title: 'Fees' };
  const queries: unknown[] = [];
  const lines = log.map(({ id, revert }) =>
    JSON.stringify({ id, effects: { a: { apply: [], revert } } }),
  );
  const client = {
    withConfig: () => ({ fetch: async () => [now] }),
    config: () => ({ dataset: 'production' }),
    request: async ({ query }: { query: unknown }) => {
      queries.push(query);
      return `${lines.join('\n')}\n`;
    },
  } as unknown as Client;
  return { client, queries };
}

/** Replaces the field at position 2 of _id, _type, title. */
const titled = (title: string) => [11, 2, 22, title, 15];

test("reverts Sanity's patches, which count fields without the revision", async () => {
  const { client, queries } = lakeWithLog({ id: 't2', revert: titled('Costs') });
  const [newest, earlier] = await readRevisions(client, 'a');
  expect(newest).toMatchObject({ title: 'Fees' });
  expect(earlier).toEqual({ _id: 'a', _type: 'page', title: 'Costs' });
  // Without these, Sanity sends no patches, and those of other documents in the transaction too.
  expect(queries).toMatchObject([
    { effectFormat: 'mendoza', includeIdentifiedDocumentsOnly: 'true' },
  ]);
});

test('does not revert a change that was stored after the document was read', async () => {
  const { client } = lakeWithLog(
    { id: 't3', revert: titled('Fees') },
    { id: 't2', revert: titled('Costs') },
  );
  const titles = [...(await readRevisions(client, 'a'))];
  expect(titles).toMatchObject([{ title: 'Fees' }, { title: 'Costs' }]);
});
