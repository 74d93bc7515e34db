import { describe, expect, test } from 'vitest';
import { shareLake } from './support/sharedLake.ts';
import { failureOf } from './support/testLake.ts';

const { lake, editor } = shareLake();

test('a document gets a revision and dates, and keeps its creation date', async () => {
  const made = await editor().create({ _type: 'note', _createdAt: '2020-01-01T00:00:00Z' });
  expect(made).toMatchObject({ _rev: expect.any(String), _createdAt: '2020-01-01T00:00:00Z' });
  const replaced = await editor().createOrReplace({ _id: made._id, _type: 'note', title: 'new' });
  expect(replaced._createdAt).toBe(made._createdAt);
  expect(replaced._rev).not.toBe(made._rev);
});

test('an id that ends in a dot is completed', async () => {
  const made = await editor().create({ _id: 'drafts.', _type: 'note' });
  expect(made._id).toMatch(/^drafts\..{10,}/);
});

test('createIfNotExists leaves an existing document alone', async () => {
  const before = await editor().getDocument('a');
  await editor().createIfNotExists({ _id: 'a', _type: 'note', title: 'other' });
  expect(await editor().getDocument('a')).toEqual(before);
});

describe('patches', () => {
  const start = {
    _id: 'patched',
    _type: 'note',
    title: 'Hello world',
    count: 5,
    tags: ['x', 'y'],
    deep: { list: [{ _key: 'k1', text: 'one' }] },
  };

  test.each([
    ['set', { set: { title: 'T', 'deep.list[_key=="k1"].text': 'two' } }, { title: 'T' }],
    [
      'setIfMissing',
      { setIfMissing: { title: 'T', subtitle: 'S' } },
      { title: 'Hello world', subtitle: 'S' },
    ],
    ['unset', { unset: ['deep'] }, { deep: undefined }],
    ['inc and dec', { inc: { count: 2 }, dec: { count: 1 } }, { count: 6 }],
    [
      'a range of all items',
      { set: { 'deep.list[*].text': 'two' }, unset: ['tags[:]'] },
      { deep: { list: [{ _key: 'k1', text: 'two' }] }, tags: [] },
    ],
    ['insert', { insert: { after: 'tags[-1]', items: ['z'] } }, { tags: ['x', 'y', 'z'] }],
    [
      'diffMatchPatch',
      { diffMatchPatch: { title: '@@ -3,9 +3,8 @@\n llo \n-w\n orld\n' } },
      { title: 'Hello orld' },
    ],
    ['merge', { merge: { deep: { more: 1 } } }, { deep: { list: start.deep.list, more: 1 } }],
  ])('%s', async (_, operations, expected) => {
    await editor().createOrReplace(start);
    const body = { mutations: [{ patch: { id: 'patched', ...operations } }] };
    const response = await mutate(body);
    expect(await response.json()).toMatchObject({
      results: [{ id: 'patched', operation: 'update' }],
    });
    const document = await editor().getDocument('patched');
    for (const [field, value] of Object.entries(expected)) expect(document?.[field]).toEqual(value);
  });

  test('applies by query to all or none', async () => {
    const ids = ['q1', 'q2', 'q3'];
    for (const _id of ids) await editor().createOrReplace({ _id, _type: 'queried', n: 1 });
    await editor()
      .patch({ query: '*[_type == $type]', params: { type: 'queried' } })
      .inc({ n: 1 })
      .commit();
    expect(await editor().fetch('*[_type == "queried"].n')).toEqual([2, 2, 2]);
    await editor().delete({ query: '*[_type == "queried" && _id != "q2"]' });
    expect(await editor().fetch('*[_type == "queried"]._id')).toEqual(['q2']);
  });

  test('a stale revision is a conflict', async () => {
    const { _rev } = await editor().createOrReplace(start);
    await editor().patch('patched').ifRevisionId(_rev).set({ title: '1' }).commit();
    const late = editor().patch('patched').ifRevisionId(_rev).set({ title: '2' }).commit();
    expect(await failureOf(late)).toMatchObject({ statusCode: 409 });
    expect(await editor().getDocument('patched')).toMatchObject({ title: '1' });
  });

  test.each([
    ['changed', { set: { _type: 'other' } }],
    ['removed', { unset: ['_type'] }],
    ['made a number', { set: { _id: 5 } }],
    ['merged with null', { merge: { _type: null } }],
  ])('id and type cannot be %s', async (_, operations) => {
    await editor().createOrReplace(start);
    const response = await mutate({ mutations: [{ patch: { id: 'patched', ...operations } }] });
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/A patch cannot .*(?:_id|_type).* of patched/);
  });
});

describe('transactions', () => {
  test('are atomic', async () => {
    const transaction = editor()
      .transaction()
      .create({ _id: 'whole1', _type: 'note' })
      .patch('a', (patch) => patch.set({ title: 'changed' }))
      .create({ _id: 'b', _type: 'note' });
    const failure = await failureOf(transaction.commit());
    expect(failure).toMatchObject({
      statusCode: 409,
      details: {
        type: 'mutationError',
        items: [{ index: 2, error: { description: 'b already exists' } }],
      },
    });
    expect(await editor().getDocument('whole1')).toBeUndefined();
    expect(await editor().getDocument('a')).toMatchObject({ title: 'A' });
  });

  test('each step sees the results of previous ones', async () => {
    await editor()
      .transaction()
      .create({ _id: 'step', _type: 'note', n: 1 })
      .patch('step', (patch) => patch.inc({ n: 1 }))
      .patch('step', (patch) => patch.inc({ n: 1 }))
      .commit();
    expect(await editor().getDocument('step')).toMatchObject({ n: 3 });
  });

  test('repeats the first response when sent again under the same id', async () => {
    const body = {
      transactionId: 'again-1',
      mutations: [{ create: { _id: 'once', _type: 'note' } }],
    };
    const first = await (await mutate(body)).json();
    expect(await (await mutate(body)).json()).toEqual(first);
    expect(await editor().getDocument('once')).toMatchObject({ _rev: 'again-1' });
    const other = { ...body, mutations: [{ delete: { id: 'once' } }] };
    expect((await mutate(other)).status).toBe(409);
  });

  test('a dry run responds and changes nothing', async () => {
    const answer = await editor().create({ _id: 'dry', _type: 'note' }, { dryRun: true });
    expect(answer).toMatchObject({ _id: 'dry' });
    expect(await editor().getDocument('dry')).toBeUndefined();
  });

  test('a dry run may be requested in the body', async () => {
    const mutations = [{ create: { _id: 'dry', _type: 'note' } }];
    const body = { mutations, dryRun: true };
    const uri = '/data/mutate/production';
    const answer = await editor().request({ uri, method: 'POST', body });
    expect(answer).toMatchObject({ results: [{ id: 'dry', operation: 'create' }] });
    expect(await editor().getDocument('dry')).toBeUndefined();
  });

  test.each(['', 'a#b', 'a\nevent: welcome'])('the transaction id %j is rejected', async (id) => {
    const uri = `/data/mutate/production?transactionId=${encodeURIComponent(id)}`;
    const body = { mutations: [{ create: { _id: 'named', _type: 'note' } }] };
    expect(await failureOf(editor().request({ uri, method: 'POST', body }))).toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('transactionId: must be 1 to 128 letters'),
    });
  });

  test('array items get keys on request', async () => {
    const items = [{ text: 'x' }, { _key: 'own', text: 'y' }];
    const made = await editor().create({ _type: 'note', items }, { autoGenerateArrayKeys: true });
    expect(made.items).toEqual([{ _key: expect.any(String), text: 'x' }, items[1]]);
  });
});

describe('references', () => {
  test('a referenced document cannot be deleted', async () => {
    expect(await failureOf(editor().delete('a'))).toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('a cannot be deleted: b refers to it'),
    });
  });

  test('a strong reference needs a target, a weak one does not', async () => {
    const to = (_weak: boolean) => ({ _type: 'reference', _ref: 'nowhere', _weak });
    const strong = editor().create({ _id: 'strong', _type: 'note', to: to(false) });
    expect(await failureOf(strong)).toMatchObject({ statusCode: 409 });
    await editor().create({ _id: 'weak', _type: 'note', to: to(true) });
  });

  test('both ends can be created and deleted together', async () => {
    const to = { _type: 'reference', _ref: 'end2' };
    await editor()
      .transaction()
      .create({ _id: 'end1', _type: 'note', to })
      .create({ _id: 'end2', _type: 'note' })
      .commit();
    await editor().transaction().delete('end2').delete('end1').commit();
    expect(await editor().getDocuments(['end1', 'end2'])).toEqual([null, null]);
  });
});

test.each([
  ['no JSON', 'x'],
  ['no mutations', '{}'],
  ['an unknown mutation', '{"mutations":[{"replace":{}}]}'],
  ['two mutations in one', '{"mutations":[{"create":{"_type":"a"},"delete":{"id":"a"}}]}'],
  ['a document without a type', '{"mutations":[{"create":{"_id":"x"}}]}'],
  ['a path as an id', '{"mutations":[{"create":{"_id":"../x","_type":"a"}}]}'],
  ['an operation of the wrong type', '{"mutations":[{"patch":{"id":"a","inc":{"order":"1"}}}]}'],
  ['an unknown operation', '{"mutations":[{"patch":{"id":"a","explode":{}}}]}'],
  ['an invalid path', '{"mutations":[{"patch":{"id":"a","set":{"[[":1}}}]}'],
  ['an unclosed bracket', '{"mutations":[{"patch":{"id":"a","unset":["list["]}}]}'],
  ['an unopened bracket', '{"mutations":[{"patch":{"id":"a","unset":["list[1]]"]}}]}'],
  ['a number out of range', '{"mutations":[{"create":{"_type":"a","list":[{"n":-1e400}]}}]}'],
  [
    'a sum out of range',
    '{"mutations":[{"patch":{"id":"a","set":{"n":1e308},"inc":{"n":1e308}}}]}',
  ],
  ['a query without its param', '{"mutations":[{"delete":{"query":"*[_id == $id]"}}]}'],
  ['a prototype as a key', '{"mutations":[{"create":{"_type":"a","__proto__":{"x":1}}}]}'],
  ['a path to a prototype', '{"mutations":[{"patch":{"id":"a","set":{"__proto__.x":1}}}]}'],
  ['endless nesting', `{"mutations":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['a query that finds no documents', '{"mutations":[{"delete":{"query":"count(*)"}}]}'],
])('malformed: %s', async (_, body) => {
  const response = await mutate(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { description: expect.any(String) } });
});

test('a missing document cannot be patched', async () => {
  const patch = editor().patch('missing').set({ a: 1 }).commit();
  expect(await failureOf(patch)).toMatchObject({ statusCode: 404 });
});

const mutate = (body: unknown) =>
  lake().request('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    role: 'editor',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
