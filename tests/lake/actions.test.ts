import type { Action } from '@sanity/client';
import { describe, expect, test } from 'vitest';
import { shareLake } from './support/sharedLake.ts';
import { failureOf } from './support/testLake.ts';

const { lake, editor, get } = shareLake();
const act = (...actions: Action[]) => editor().action(actions);

/** A published document used by one test only. */
async function publish(id: string, fields: Record<string, unknown> = {}) {
  return editor().createOrReplace({ _id: id, _type: 'note', title: 'published', ...fields });
}

const edit = (id: string, patch: Record<string, unknown>): Action => ({
  actionType: 'sanity.action.document.edit',
  draftId: `drafts.${id}`,
  publishedId: id,
  patch,
});
const publishing = (id: string, revisions: Record<string, string> = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  draftId: `drafts.${id}`,
  publishedId: id,
  ...revisions,
});

describe('edit', () => {
  test("creates the draft of a published document with the Studio's empty guard", async () => {
    const published = await publish('guarded');
    const transactionId = crypto.randomUUID();
    const answer = await editor().action(
      edit('guarded', { unset: ['_empty_action_guard_pseudo_field_'] }),
      { transactionId },
    );
    expect(answer).toEqual({ transactionId });
    expect(await get('drafts.guarded')).toMatchObject({
      title: 'published',
      _rev: transactionId,
      _createdAt: published._createdAt,
    });
    expect(await get('guarded')).toEqual(published);
  });

  test('changes only the draft', async () => {
    await publish('edited');
    await act(edit('edited', { set: { title: 'first' } }));
    await act(edit('edited', { diffMatchPatch: { title: '@@ -1,5 +1,6 @@\n first\n+!\n' } }));
    expect(await get('drafts.edited')).toMatchObject({ title: 'first!' });
    expect(await get('edited')).toMatchObject({ title: 'published' });
  });

  test('rejects a missing document', async () => {
    const failure = await failureOf(act(edit('nothing', { set: { a: 1 } })));
    expect(failure).toMatchObject({ statusCode: 404, details: { type: 'actionError' } });
  });
});

describe('publish', () => {
  test('replaces the published document with the draft', async () => {
    const { _createdAt } = await publish('one');
    await act(edit('one', { set: { title: 'new' } }));
    const { transactionId } = await act(publishing('one'));
    expect(await get('one')).toMatchObject({ title: 'new', _rev: transactionId, _createdAt });
    expect(await get('drafts.one')).toBeUndefined();
  });

  test.each([['ifDraftRevisionId'], ['ifPublishedRevisionId']])(
    'is a conflict for another revision (%s), and changes nothing',
    async (condition) => {
      await publish('two');
      await act(edit('two', { set: { title: 'new' } }));
      const failure = await failureOf(act(publishing('two', { [condition]: 'old' })));
      expect(failure).toMatchObject({ statusCode: 409 });
      expect(await get('two')).toMatchObject({ title: 'published' });
      expect(await get('drafts.two')).toMatchObject({ title: 'new' });
    },
  );

  test('strengthens references that waited for their target', async () => {
    const about = {
      _type: 'reference',
      _ref: 'target',
      _weak: true,
      _strengthenOnPublish: { type: 'note' },
    };
    await editor().create({ _id: 'drafts.source', _type: 'note', about });
    expect(await failureOf(act(publishing('source')))).toMatchObject({ statusCode: 409 });
    await publish('target');
    await act(publishing('source'));
    expect(await get('source')).toMatchObject({ about: { _type: 'reference', _ref: 'target' } });
    expect(await failureOf(editor().delete('target'))).toMatchObject({ statusCode: 409 });
  });

  test('is rejected without a draft', async () => {
    await publish('three');
    expect(await failureOf(act(publishing('three')))).toMatchObject({ statusCode: 404 });
  });
});

describe('unpublish', () => {
  const unpublish = (id: string): Action => ({
    actionType: 'sanity.action.document.unpublish',
    draftId: `drafts.${id}`,
    publishedId: id,
  });

  test('leaves a draft', async () => {
    await publish('four');
    await act(unpublish('four'));
    expect(await get('four')).toBeUndefined();
    expect(await get('drafts.four')).toMatchObject({ title: 'published' });
  });

  test('keeps an existing draft', async () => {
    await publish('five');
    await act(edit('five', { set: { title: 'draft' } }));
    await act(unpublish('five'));
    expect(await get('drafts.five')).toMatchObject({ title: 'draft' });
  });

  test('is a conflict for a referenced document', async () => {
    expect(await failureOf(act(unpublish('a')))).toMatchObject({ statusCode: 409 });
    expect(await get('a')).toBeDefined();
  });
});

describe('create, discard, replace, delete', () => {
  test('create makes a draft once', async () => {
    const create = (ifExists: 'fail' | 'ignore'): Action => ({
      actionType: 'sanity.action.document.create',
      publishedId: 'six',
      attributes: { _id: 'drafts.six', _type: 'note', title: 'six' },
      ifExists,
    });
    await act(create('fail'));
    await act(create('ignore'));
    expect(await failureOf(act(create('fail')))).toMatchObject({ statusCode: 409 });
  });

  test.each([
    ['discard', { actionType: 'sanity.action.document.discard', draftId: 'drafts.seven' }],
    [
      'version.discard',
      { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.seven' },
    ],
  ] as const)('%s removes the draft', async (_, action) => {
    await publish('seven');
    await act(edit('seven', { set: { title: 'draft' } }));
    await act(action);
    expect(await get('drafts.seven')).toBeUndefined();
    expect(await get('seven')).toMatchObject({ title: 'published' });
    expect(await failureOf(act(action))).toMatchObject({ statusCode: 404 });
  });

  test('discard does not remove a published document', async () => {
    await publish('eight');
    const action: Action = { actionType: 'sanity.action.document.discard', draftId: 'eight' };
    expect(await failureOf(act(action))).toMatchObject({ statusCode: 400 });
  });

  test('replaceDraft replaces the draft', async () => {
    const attributes = { _id: 'drafts.nine', _type: 'note', title: 'replaced' };
    await act({
      actionType: 'sanity.action.document.replaceDraft',
      publishedId: 'nine',
      attributes,
    });
    expect(await get('drafts.nine')).toMatchObject({ title: 'replaced' });
  });

  test('delete removes the document and the listed drafts', async () => {
    await publish('ten');
    await act(edit('ten', { set: { title: 'draft' } }));
    const remove = (includeDrafts: string[]): Action => ({
      actionType: 'sanity.action.document.delete',
      publishedId: 'ten',
      includeDrafts,
    });
    expect(await failureOf(act(remove([])))).toMatchObject({ statusCode: 409 });
    await act(remove(['drafts.ten']));
    expect(await editor().getDocuments(['ten', 'drafts.ten'])).toEqual([null, null]);
    expect(await failureOf(act(remove([])))).toMatchObject({ statusCode: 404 });
    await editor().create({ _id: 'drafts.ten', _type: 'note' });
    await act(remove(['drafts.ten']));
    expect(await get('drafts.ten')).toBeUndefined();
  });

  test('versions are made from a document and discarded', async () => {
    await publish('eleven');
    await act({
      actionType: 'sanity.action.document.version.create',
      publishedId: 'eleven',
      baseId: 'eleven',
      versionId: 'versions.r2.eleven',
    });
    expect(await get('versions.r2.eleven')).toMatchObject({ title: 'published' });
    await act({
      actionType: 'sanity.action.document.version.discard',
      versionId: 'versions.r2.eleven',
    });
    expect(await get('versions.r2.eleven')).toBeUndefined();
  });
});

test('several actions are atomic', async () => {
  await publish('twelve');
  const actions = [
    edit('twelve', { set: { title: 'x' } }),
    publishing('twelve'),
    publishing('none'),
  ];
  const failure = await failureOf(act(...actions));
  expect(failure).toMatchObject({ statusCode: 404, details: { items: [{ index: 2 }] } });
  expect(await get('twelve')).toMatchObject({ title: 'published' });
  expect(await get('drafts.twelve')).toBeUndefined();
});

test.each([
  ['an unknown action', { actionType: 'sanity.action.document.explode' }],
  ['a draft of another document', { ...publishing('a'), draftId: 'drafts.b' }],
  ['an invalid draft id', { ...publishing('a'), draftId: 'a' }],
  [
    'a version as a published document',
    { actionType: 'sanity.action.document.delete', publishedId: 'versions.r1.b' },
  ],
  [
    'a date out of range',
    {
      actionType: 'sanity.action.release.schedule',
      releaseId: 'r',
      publishAt: '2026-12-01T00:00:00+01',
    },
  ],
  ['no actions', undefined],
])('malformed: %s', async (_, action) => {
  const response = await lake().request('/v2025-02-19/data/actions/production', {
    method: 'POST',
    role: 'editor',
    body: JSON.stringify({ actions: action ? [action] : [] }),
  });
  expect(response.status).toBe(400);
});
