import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestLake, type TestLake } from './support/testLake.ts';

const NAMES = [
  'hasOwnProperty',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
] as const;

/** As JSON, because some of these names cannot be written as fields of an object. */
const named = (name: string, rest = '') => JSON.parse(`{"${name}": "stored"${rest}}`);

let lake: TestLake;
beforeAll(async () => {
  const stored = NAMES.map((name) => ({
    ...{ _id: `old-${name.replaceAll('_', '')}`, _type: 'old', title: name },
    inner: named(name),
    list: [named(name, ', "_key": "k"')],
  }));
  const atTop = { _id: 'top', _type: 'old', title: 'top', hasOwnProperty: 'stored', valueOf: 1 };
  lake = await startTestLake({ documents: [...stored, atTop, { _id: 'fine', _type: 'note' }] });
});
afterAll(() => lake[Symbol.asyncDispose]());

const mutate = (mutation: string) =>
  lake.request('/v2025-02-19/data/mutate/production', {
    role: 'editor',
    method: 'POST',
    body: `{"mutations": [${mutation}]}`,
  });

describe.each(NAMES)('a field %s', (name) => {
  test.each([
    ['of a new document', `{"create": {"_id": "new", "_type": "note", "${name}": 1}}`],
    ['inside one', `{"createOrReplace": {"_id": "new", "_type": "note", "a": [{"${name}": 1}]}}`],
    ['that a patch sets', `{"patch": {"id": "fine", "set": {"${name}": 1}}}`],
    ['deep in a patch', `{"patch": {"id": "fine", "set": {"a.b.${name}": 1}}}`],
    ['that a patch merges', `{"patch": {"id": "fine", "merge": {"a": {"${name}": 1}}}}`],
    ['in quotes', `{"patch": {"id": "fine", "set": {"a['${name}']": 1}}}`],
    ['counted up', `{"patch": {"id": "fine", "setIfMissing": {"${name}": 1}}}`],
  ])('%s is refused', async (_, mutation) => {
    const answer = await mutate(mutation);
    expect(answer.status).toBe(400);
    expect(await lake.client('viewer').getDocument('new')).toBeUndefined();
    expect(await lake.client('viewer').fetch('*[_id == "fine"][0]')).not.toHaveProperty('a');
  });
});

test('a refusal names the field', async () => {
  const answer = await mutate('{"create": {"_type": "note", "hasOwnProperty": 1}}');
  expect(await answer.text()).toContain('A field cannot be named hasOwnProperty');
});

test('documents that hold such names are queried like others, after a restart too', async () => {
  const query = '*[_type == "old"] | order(title) {title, "inner": inner.x, list[]{_key}, ...}';
  const check = async () => {
    const found = await lake.client('viewer').fetch<{ title: string }[]>(query);
    expect(found.map(({ title }) => title)).toEqual([...NAMES, 'top'].toSorted());
    expect(await lake.client('viewer').fetch('count(*[_type match "no*"])')).toBe(1);
  };
  await check();
  await lake.restart();
  await check();
});

test('they are heard of, edited, and rid of such names', async () => {
  const editor = lake.client('editor', { perspective: 'raw' });
  await editor.patch('top').set({ title: 'edited', 'inner.b': 1 }).commit();
  const kept = await lake.request('/v1/data/doc/production/top', { role: 'viewer' });
  expect(await kept.json()).toMatchObject({
    documents: [{ title: 'edited', inner: { b: 1 }, hasOwnProperty: 'stored' }],
  });
  await editor.patch('top').unset(['hasOwnProperty', 'valueOf']).commit();
  const rid = await (await lake.request('/v1/data/doc/production/top', { role: 'viewer' })).text();
  expect(rid).not.toContain('stored');
  expect(rid).not.toContain('valueOf');
});
