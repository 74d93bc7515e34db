import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { exportDataset } from '../../scripts/lake/exportDataset.ts';
import { shareLake } from './support/sharedLake.ts';
import { failureOf } from './support/testLake.ts';

const { lake, editor, get } = shareLake();
const release = (name: string) => get(`_.releases.${name}`);

const note = (id: string, fields: Record<string, unknown> = {}) => ({
  _id: id,
  _type: 'note',
  title: 'published',
  ...fields,
});

/** Creates a release with versions of documents, each with changed fields. */
async function collect(name: string, versions: Readonly<Record<string, Record<string, unknown>>>) {
  await editor().releases.create({ releaseId: name, metadata: { title: 'A change of law' } });
  for (const [id, fields] of Object.entries(versions))
    await editor().createVersion({
      document: note(`versions.${name}.${id}`, fields),
      publishedId: id,
      releaseId: name,
    });
}

/** The activity of a release in the Studio, from its beginning. */
const activity = async (name: string) => {
  const uri = `/data/history/production/events/releases/${name}`;
  const { events } = await editor().request<{ events: { type: string }[] }>({ uri });
  return events.map(({ type }) => type).reverse();
};

test('a release publishes all of its documents in one transaction', async () => {
  await editor().createOrReplace(note('changed'));
  await editor().createOrReplace(note('drafts.changed', { title: 'drafted' }));
  await editor().createOrReplace(note('leaving'));
  // They refer to each other: neither could be published alone.
  const to = (_ref: string) => ({
    about: { _type: 'reference', _ref, _weak: true, _strengthenOnPublish: { type: 'note' } },
  });
  await collect('rAll', {
    changed: { title: 'by law', ...to('fresh') },
    fresh: { title: 'new', ...to('changed') },
  });
  await editor().unpublishVersion({ releaseId: 'rAll', publishedId: 'leaving' });
  expect(await get('leaving')).toBeDefined();

  const { transactionId } = await editor().releases.publish({ releaseId: 'rAll' });
  for (const [id, title] of Object.entries({ changed: 'by law', fresh: 'new' })) {
    expect(await get(id)).toMatchObject({ title, _rev: transactionId });
    expect((await get(id))?.about).not.toHaveProperty('_weak');
    expect(await get(`versions.rAll.${id}`)).toBeUndefined();
  }
  expect(await get('leaving')).toBeUndefined();
  expect(await get('drafts.leaving')).toMatchObject({ title: 'published' });
  expect(await get('drafts.changed')).toMatchObject({ title: 'drafted' });
  expect(await release('rAll')).toMatchObject({
    state: 'published',
    finalDocumentStates: expect.arrayContaining([
      expect.objectContaining({ id: 'versions.rAll.changed' }),
    ]),
  });
  expect(await failureOf(editor().releases.publish({ releaseId: 'rAll' }))).toMatchObject({
    statusCode: 409,
  });
});

test('a version that unpublishes its document is copied to a draft that does not', async () => {
  await editor().createOrReplace(note('staying'));
  await collect('rCopied', {});
  await editor().unpublishVersion({ releaseId: 'rCopied', publishedId: 'staying' });
  const versionIn = (layer: string) =>
    editor().action({
      actionType: 'sanity.action.document.version.create',
      publishedId: 'staying',
      baseId: 'versions.rCopied.staying',
      versionId: `${layer}.staying`,
    });
  await versionIn('drafts');
  expect(await get('drafts.staying')).toMatchObject({ title: 'published' });
  expect(await get('drafts.staying')).not.toHaveProperty('_system');
  // As when a release is duplicated.
  await versionIn('versions.rAgain');
  expect(await get('versions.rAgain.staying')).toMatchObject({ _system: { delete: true } });
  await editor().action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.staying',
    publishedId: 'staying',
  });
  expect(await get('staying')).toBeDefined();
});

test('a version may refer to another one in its release, as when a removal is undone', async () => {
  const about = { about: { _type: 'reference', _ref: 'returning' } };
  const restore = (...ids: readonly string[]) =>
    editor().action(
      ids.map((id) => ({
        actionType: 'sanity.action.document.version.create',
        publishedId: id,
        document: note(`versions.rUndo.${id}`, id === 'menu' ? about : {}),
      })),
    );
  await editor().createOrReplace(note('menu'));
  await editor().releases.create({ releaseId: 'rUndo' });
  expect(String(await failureOf(restore('menu')))).toMatch(
    /menu refers to returning, which does not/,
  );
  await restore('menu', 'returning');
  await editor().discardVersion({ releaseId: 'rUndo', publishedId: 'returning' });
  expect(String(await failureOf(editor().releases.publish({ releaseId: 'rUndo' })))).toMatch(
    /menu refers to returning, which does not/,
  );
  await restore('returning');
  await editor().releases.publish({ releaseId: 'rUndo' });
  expect(await get('menu')).toMatchObject(about);
  expect(await get('returning')).toMatchObject({ title: 'published' });
});

test('a release with an invalid document publishes nothing, and says why', async () => {
  await editor().createOrReplace(note('innocent'));
  await collect('rRefused', {
    innocent: { title: 'by law' },
    guilty: {
      about: {
        _type: 'reference',
        _ref: 'nobody',
        _weak: true,
        _strengthenOnPublish: { type: 'note' },
      },
    },
  });
  const failure = await failureOf(editor().releases.publish({ releaseId: 'rRefused' }));
  expect(failure).toMatchObject({ statusCode: 409 });
  expect(String(failure)).toMatch(/guilty refers to nobody, which does not exist/);
  expect(await get('innocent')).toMatchObject({ title: 'published' });
  expect(await get('versions.rRefused.innocent')).toMatchObject({ title: 'by law' });
  expect(await release('rRefused')).toMatchObject({ state: 'active' });
});

test('a release is renamed, archived, unarchived and deleted', async () => {
  await collect('rAside', { aside: { title: 'by law' } });
  await editor().releases.edit({
    releaseId: 'rAside',
    patch: { set: { metadata: { title: 'Renamed', releaseType: 'asap' } } },
  });
  expect(await release('rAside')).toMatchObject({ metadata: { title: 'Renamed' } });
  expect(await failureOf(editor().releases.delete({ releaseId: 'rAside' }))).toMatchObject({
    statusCode: 409,
  });
  await editor().releases.archive({ releaseId: 'rAside' });
  expect(await get('versions.rAside.aside')).toBeUndefined();
  await editor().releases.unarchive({ releaseId: 'rAside' });
  expect(await get('versions.rAside.aside')).toMatchObject({ title: 'by law' });
  expect(await activity('rAside')).toEqual([
    'createRelease',
    'addDocumentToRelease',
    'archiveRelease',
    'unarchiveRelease',
  ]);
  await editor().releases.archive({ releaseId: 'rAside' });
  await editor().releases.delete({ releaseId: 'rAside' });
  expect(await release('rAside')).toBeUndefined();
});

test('the perspective of a release overlays published documents', async () => {
  await editor().createOrReplace(note('seen'));
  await collect('rSeen', { seen: { title: 'by law' } });
  const titles = (perspective: string[] | 'published') =>
    editor().fetch<string[]>('*[_id == "seen"].title', {}, { perspective });
  expect(await titles(['rSeen'])).toEqual(['by law']);
  expect(await titles('published')).toEqual(['published']);
  await editor().unpublishVersion({ releaseId: 'rSeen', publishedId: 'seen' });
  expect(await titles(['rSeen'])).toEqual([]);
  const members = '*[sanity::partOfRelease($name)]._id';
  expect(await editor().fetch(members, { name: 'rSeen' })).toEqual(['versions.rSeen.seen']);
});

test('a scheduled release is published at its time, even across a restart', async () => {
  await collect('rSoon', { timed: { title: 'by the clock' } });
  const time = Date.now() + 3_600_000;
  const publishAt = new Date(time).toISOString();
  await editor().releases.schedule({ releaseId: 'rSoon', publishAt });
  await collect('rBad', {
    bad: {
      about: {
        _type: 'reference',
        _ref: 'nobody',
        _weak: true,
        _strengthenOnPublish: { type: 'note' },
      },
    },
  });
  await editor().releases.schedule({ releaseId: 'rBad', publishAt });
  await collect('rBack', { back: { title: 'taken back' } });
  await editor().releases.schedule({ releaseId: 'rBack', publishAt });
  await editor().releases.unschedule({ releaseId: 'rBack' });
  expect(await get('timed')).toBeUndefined();
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  onTestFinished(() => void vi.useRealTimers());
  await lake().restart();
  await expect.poll(() => get('timed')).toMatchObject({ title: 'by the clock' });
  await expect
    .poll(() => release('rBad'))
    .toMatchObject({
      state: 'active',
      error: { message: expect.stringContaining('refers to nobody') },
    });
  expect(await get('back')).toBeUndefined();
});

test('the title of a scheduled release can be changed, as its form in the Studio offers', async () => {
  const names = { releaseId: 'rNamed' };
  await collect('rNamed', {});
  await editor().releases.schedule({ ...names, publishAt: '2999-01-01T00:00:00Z' });
  await editor().releases.edit({ ...names, patch: { set: { metadata: { title: 'Renamed' } } } });
  expect(await release('rNamed')).toMatchObject({
    state: 'scheduled',
    metadata: { title: 'Renamed' },
  });
});

test('an imported release replaces an existing one only on request, and is not scheduled', async () => {
  const releaseId = 'rImported';
  const bring = (title: string, ifExists: 'fail' | 'ignore' | 'replace') => {
    const action = {
      actionType: 'sanity.action.release.import',
      releaseId,
      ifExists,
      attributes: { state: 'scheduled', publishAt: '2020-01-01T00:00:00Z', metadata: { title } },
    };
    const body = JSON.stringify({ actions: [action] });
    const headers = { 'content-type': 'application/json' };
    const address = '/v2025-02-19/data/actions/production';
    return lake().request(address, { method: 'POST', role: 'editor', headers, body });
  };
  expect((await bring('First', 'fail')).status).toBe(200);
  const first = { name: releaseId, state: 'active', metadata: { title: 'First' } };
  expect(await release(releaseId)).toMatchObject(first);
  expect(await release(releaseId)).not.toHaveProperty('publishAt');
  expect((await bring('Second', 'fail')).status).toBe(409);
  expect((await bring('Second', 'ignore')).status).toBe(200);
  expect(await release(releaseId)).toMatchObject(first);
  expect((await bring('Second', 'replace')).status).toBe(200);
  expect(await release(releaseId)).toMatchObject({ metadata: { title: 'Second' } });
});

test('releases are hidden without a token', async () => {
  await collect('rHidden', {});
  const anonymous = lake().client('anonymous', { perspective: 'raw' });
  expect(await anonymous.fetch('*[_type == "system.release"]')).toEqual([]);
});

test('an export of published documents contains no release', async () => {
  await collect('rKept', {});
  const target = path.join(lake().folder, '..', 'exported');
  await exportDataset(lake().folder, target);
  expect(await readFile(path.join(target, 'data.ndjson'), 'utf8')).not.toContain('releases');
});
