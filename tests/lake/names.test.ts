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

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ documents: [{ _id: 'fine', _type: 'note' }] });
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
    ['that a patch removes', `{"patch": {"id": "fine", "unset": ["${name}"]}}`],
    ['counted up', `{"patch": {"id": "fine", "setIfMissing": {"${name}": 1}}}`],
  ])('%s is rejected', async (_, mutation) => {
    const answer = await mutate(mutation);
    expect(answer.status).toBe(400);
    expect(await lake.client('viewer').getDocument('new')).toBeUndefined();
    expect(await lake.client('viewer').fetch('*[_id == "fine"][0]')).not.toHaveProperty('a');
  });
});

test('an error names the field', async () => {
  const answer = await mutate('{"create": {"_type": "note", "hasOwnProperty": 1}}');
  expect(await answer.text()).toContain('A field cannot be named hasOwnProperty');
});

test('such a name may be a value in a path', async () => {
  const path = String.raw`list[_key==\"constructor\"].text`;
  expect((await mutate(`{"patch": {"id": "fine", "set": {"${path}": 1}}}`)).status).toBe(200);
});
