import { evaluate, parse } from 'groq-js';
import { expect, test } from 'vitest';
import { freeAddress } from '../../../studio/schema/rules/freeAddress.ts';

const page = (_id: string, slug: string, more: object = {}) => ({
  ...{ _id, _type: 'project', slug: { _type: 'slug' as const, current: slug }, title: { en: _id } },
  ...more,
});

/** What the rule says of a document, beside others. */
async function judge(document: ReturnType<typeof page>, ...others: readonly object[]) {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [document, ...others], params })).get();
  const client = { withConfig: () => ({ fetch }) };
  return freeAddress(document.slug, {
    ...{ environment: 'studio', document, getClient: () => client },
  } as never);
}

const refused = expect.stringContaining('has this address already');

test('two pages of a release swap their addresses', async () => {
  const published = [page('a', 'first'), page('b', 'second')];
  const [a, b] = [page('versions.r.a', 'second'), page('versions.r.b', 'first')];
  expect(await judge(a, ...published, b)).toBe(true);
  expect(await judge(b, ...published, a)).toBe(true);
  // Alone, or with one that goes elsewhere in another release, it is refused.
  expect(await judge(a, ...published)).toEqual(refused);
  expect(await judge(a, ...published, page('versions.q.b', 'first'))).toEqual(refused);
  expect(await judge(a, ...published, page('versions.r.c', 'second'))).toEqual(refused);
});

test('a page that the release takes away leaves its address, a draft has none in it', async () => {
  const a = page('versions.r.a', 'second');
  const leaving = page('versions.r.b', 'second', { _system: { delete: true } });
  expect(await judge(a, page('b', 'second'), leaving)).toBe(true);
  expect(await judge(a, page('drafts.c', 'second'))).toBe(true);
  expect(await judge(page('drafts.a', 'second'), page('drafts.c', 'second'))).toEqual(refused);
});
