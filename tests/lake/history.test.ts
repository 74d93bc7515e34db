import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLake, type TestLake } from './support/testLake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake();
  const editor = lake.client('editor');
  const ids = { draftId: 'drafts.h', publishedId: 'h' };
  await editor.action(
    {
      actionType: 'sanity.action.document.create',
      publishedId: 'h',
      attributes: { _id: 'drafts.h', _type: 'note', title: '1' },
      ifExists: 'fail',
    },
    { transactionId: 't1' },
  );
  await editor.action(
    { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { title: '2' } } },
    { transactionId: 't2' },
  );
  await editor.action(
    { actionType: 'sanity.action.document.publish', ...ids },
    { transactionId: 't3' },
  );
  await editor.action(
    { actionType: 'sanity.action.document.unpublish', ...ids },
    { transactionId: 't4' },
  );
  await editor.action(
    { actionType: 'sanity.action.document.delete', publishedId: 'h', includeDrafts: ['drafts.h'] },
    { transactionId: 't5' },
  );
});
afterAll(() => lake[Symbol.asyncDispose]());

const ask = async (address: string) =>
  lake.request(`/v2025-02-19/data/history/production/${address}`, { role: 'viewer' });

const Line = v.pipe(v.string(), v.parseJson(), v.looseObject({ id: v.string() }));
const transactions = async (search: string) => {
  const text = await (await ask(`transactions/drafts.h?${search}`)).text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => v.parse(Line, line));
};

test('lists events of a document and its drafts, newest first', async () => {
  expect(await (await ask('events/documents/drafts.h?limit=10')).json()).toMatchObject({
    events: {
      'drafts.h': [
        { type: 'deleteDocumentVersion', versionId: 'drafts.h', versionRevisionId: 't4' },
        { type: 'unpublishDocument', versionId: 'drafts.h', versionRevisionId: 't4' },
        {
          type: 'publishDocumentVersion',
          documentId: 'h',
          revisionId: 't3',
          versionRevisionId: 't2',
        },
        { type: 'createDocumentVersion', versionRevisionId: 't1', author: 'lake-editor' },
      ],
    },
    nextCursor: '',
  });
});

test('lists as many events as are asked for, however many edits there were since', async () => {
  const editor = lake.client('editor');
  await editor.releases.create({ releaseId: 'rLong' });
  for (const id of ['drafts.long', 'versions.rLong.long']) {
    await editor.create({ _id: id, _type: 'note' });
    for (let n = 0; n < 12; n += 1)
      await editor
        .patch(id)
        .set({ title: `${n}` })
        .commit();
  }
  const { events } = await (await ask('events/documents/drafts.long?limit=10')).json();
  expect(events['drafts.long']).toMatchObject([{ type: 'createDocumentVersion' }]);
  const activity = await (await ask('events/releases/rLong?limit=10')).json();
  expect(activity.events).toMatchObject([
    { type: 'addDocumentToRelease' },
    { type: 'createRelease' },
  ]);
});

test('the history of a version does not begin with a later draft', async () => {
  const editor = lake.client('editor');
  const ids = { draftId: 'drafts.apart', publishedId: 'apart' };
  await editor.create({ _id: 'apart', _type: 'note' });
  const { _rev } = await editor.create({ _id: 'versions.rApart.apart', _type: 'note' });
  await editor.create({ _id: ids.draftId, _type: 'note' });
  await editor.action({ actionType: 'sanity.action.document.publish', ...ids });
  const { events } = await (await ask('events/documents/versions.rApart.apart')).json();
  expect(events['versions.rApart.apart']).toMatchObject([
    { type: 'createDocumentVersion', versionRevisionId: _rev },
  ]);
});

test('unpublishing a document with a draft is not a deletion', async () => {
  const editor = lake.client('editor');
  await editor.createOrReplace({ _id: 'k', _type: 'note' });
  await editor.createOrReplace({ _id: 'drafts.k', _type: 'note' });
  const draft = await editor.getDocument('drafts.k');
  await editor.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.k',
    publishedId: 'k',
  });
  const { events } = await (await ask('events/documents/k?limit=1')).json();
  expect(events.k).toMatchObject([
    { type: 'unpublishDocument', versionId: 'drafts.k', versionRevisionId: draft?._rev },
  ]);
});

test('a release that unpublishes a document with a draft does not delete it', async () => {
  const editor = lake.client('editor');
  const names = { releaseId: 'rLess', publishedId: 'less' };
  await editor.createOrReplace({ _id: 'less', _type: 'note' });
  const { _rev } = await editor.createOrReplace({ _id: 'drafts.less', _type: 'note' });
  await editor.releases.create({ releaseId: 'rLess' });
  await editor.unpublishVersion(names);
  await editor.releases.publish({ releaseId: 'rLess' });
  const { events } = await (await ask('events/documents/less?limit=1')).json();
  expect(events.less).toMatchObject([
    { type: 'unpublishDocument', versionId: 'drafts.less', versionRevisionId: _rev },
  ]);
});

test('transactions contain the changes and effects that are asked for', async () => {
  const own = 'includeIdentifiedDocumentsOnly=true';
  const all = await transactions(`limit=50&effectFormat=mendoza&${own}`);
  expect(all.map(({ id }) => id)).toEqual(['t1', 't2', 't3', 't4', 't5']);
  expect(all[1]).toMatchObject({
    author: 'lake-editor',
    documentIDs: ['drafts.h'],
    effects: { 'drafts.h': { apply: [0, { title: '2' }], revert: [0, { title: '1' }] } },
  });
  expect(all[2]).toMatchObject({ documentIDs: ['drafts.h'] });
  const some = await transactions(
    'fromTransaction=t2&toTransaction=t4&reverse=true&limit=2&excludeContent=true',
  );
  expect(some.map(({ id, documentIDs }) => [id, documentIDs])).toEqual([
    ['t4', ['drafts.h', 'h']],
    ['t3', ['h', 'drafts.h']],
  ]);
  expect(some[0]).not.toHaveProperty('mutations');
  expect(some[0]).not.toHaveProperty('effects');
});

test.each([
  ['documents/drafts.h?revision=t1', [{ title: '1', _rev: 't1' }]],
  ['documents/h,drafts.h?revision=t3', [{ _id: 'h', title: '2' }]],
  ['documents/drafts.h?revision=t3', [{ _id: 'h', title: '2' }]],
  ['documents/h,drafts.h?lastRevision=true', [{ _rev: 't3' }, { _rev: 't4' }]],
  ['documents/h?revision=t2', []],
  ['documents/h?time=2020-01-01T00:00:00Z', []],
])('%s', async (address, documents) => {
  expect(await (await ask(address)).json()).toMatchObject({ documents });
});

test.each([
  ['documents/h?revision=unknown', 404],
  ['documents/h?time=yesterday', 400],
])('%s is rejected with %i', async (address, status) => {
  expect((await ask(address)).status).toBe(status);
});

test('finds an imported document by its original revision', async () => {
  const documents = [{ _id: 'old', _type: 'note', _rev: 'from-elsewhere', title: 'Old' }];
  await using imported = await startTestLake({ documents });
  await imported.client('editor').patch('old').set({ title: 'New' }).commit();
  const address = `/v2025-02-19/data/history/production/documents/old?revision=from-elsewhere`;
  const response = await imported.request(address, { role: 'viewer' });
  expect(await response.json()).toMatchObject({ documents: [{ title: 'Old' }] });
  const upTo = '/v2025-02-19/data/history/production/transactions/old?toTransaction=from-elsewhere';
  const lines = await (await imported.request(upTo, { role: 'viewer' })).text();
  expect(lines.trim().split('\n')).toEqual([expect.stringContaining('"id":"lake-import"')]);
});

test("keeps the Studio's preferences per user", async () => {
  const address = '/v1/users/me/keyvalue/columns,sort';
  const body = JSON.stringify([{ key: 'columns', value: { wide: true } }]);
  await lake.request('/v1/users/me/keyvalue', { method: 'PUT', role: 'editor', body });
  expect(await (await lake.request(address, { role: 'editor' })).json()).toEqual([
    { key: 'columns', value: { wide: true } },
    { key: 'sort', value: null },
  ]);
  expect(await (await lake.request(address, { role: 'viewer' })).json()).toEqual([
    { key: 'columns', value: null },
    { key: 'sort', value: null },
  ]);
});
