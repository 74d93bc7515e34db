import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, startTestLake, type TestLake } from './support/testLake.ts';

let lake: TestLake;
beforeAll(async () => {
  lake = await startTestLake({ limits: { queryMilliseconds: 1000, queryMegabytes: 64 } });
});
afterAll(() => lake[Symbol.asyncDispose]());

const NOTES = '*[_type == "note"] | order(_id) {_id, _originalId, title}';

describe('perspectives', () => {
  test('published excludes drafts and versions', async () => {
    const found = await lake.client('viewer', { perspective: 'published' }).fetch(`${NOTES}._id`);
    expect(found).toEqual(['a', 'b']);
  });

  test('drafts replace published documents, under their ids', async () => {
    const found = await lake.client('viewer', { perspective: 'drafts' }).fetch(NOTES);
    expect(found).toEqual([
      { _id: 'a', _originalId: 'drafts.a', title: 'A, drafted' },
      { _id: 'b', _originalId: 'b', title: 'B' },
      { _id: 'fresh', _originalId: 'drafts.fresh', title: 'Not published yet' },
    ]);
  });

  test('a release overlays the drafts', async () => {
    const client = lake.client('viewer', { perspective: ['r1', 'drafts'] });
    const titles = await client.fetch(`${NOTES}.title`);
    expect(titles).toEqual(['A, drafted', 'B of r1', 'Not published yet']);
  });

  test('raw contains everything', async () => {
    const found = await lake.client('viewer', { perspective: 'raw' }).fetch(`${NOTES}._id`);
    expect(found).toEqual(['a', 'b', 'drafts.a', 'drafts.fresh', 'versions.r1.b']);
  });

  test('references of a draft resolve to drafts', async () => {
    const client = lake.client('viewer', { perspective: 'drafts' });
    expect(await client.fetch('*[_id == "b"][0].about->title')).toBe('A, drafted');
  });

  test.each(['raw', 'drafts', 'published'] as const)(
    'without a token only published documents are visible, in %s',
    async (perspective) => {
      const found = await lake.client('anonymous', { perspective }).fetch(`${NOTES}.title`);
      expect(found).toEqual(['A', 'B']);
    },
  );
});

describe('documents by id', () => {
  test('are found or reported as missing', async () => {
    const client = lake.client('viewer');
    expect(await client.getDocument('a')).toMatchObject({ _id: 'a', title: 'A' });
    expect(await client.getDocument('none')).toBeUndefined();
    const found = await client.getDocuments(['b', 'none', 'drafts.a']);
    expect(found.map((document) => document?._id)).toEqual(['b', undefined, 'drafts.a']);
  });

  test('a draft requires a token, with a reason', async () => {
    const response = await lake.request('/v1/data/doc/production/a,drafts.a,none');
    expect(await response.json()).toMatchObject({
      documents: [{ _id: 'a' }],
      omitted: [
        { id: 'drafts.a', reason: 'permission' },
        { id: 'none', reason: 'existence' },
      ],
    });
  });
});

const TITLE = '中国国籍、户口与两本护照';
const NATIONALITY = `{"title": "${TITLE}"}`;

/** Queries of the Studio: lists, searches and incoming references. */
test.each([
  ['a slice from params', '*[_type == "note"] | order(_id) [$from...$to]._id', ['a', 'b']],
  ['references', '*[references("a")]._id', ['b']],
  ['a search', '*[_type == "note" && title match "B*"]._id', ['b']],
  ['a search for Chinese words', `*[_id == "a"]${NATIONALITY}[title match $words].title`, [TITLE]],
  ['a search for a constant', `*[_id == "a"]${NATIONALITY}[title match "两本*"].title`, [TITLE]],
  ['a search in vain', `*[_id == "a"]${NATIONALITY}[title match "户籍"].title`, []],
  ['a score', '*[_type == "note"] | score(title match "B") | order(_score desc) [0]._id', 'b'],
  ['versions of a document', '*[sanity::versionOf("a")]._id', ['a']],
])('groq: %s', async (_, query, expected) => {
  const client = lake.client('viewer', { perspective: 'published' });
  expect(await client.fetch(query, { from: 0, to: 2, words: '护照 户口*' })).toEqual(expected);
});

test('a search of more than a thousand fields, as the Studio sends it, is answered in time', async () => {
  const fields = Array.from({ length: 1700 }, (_, index) => `pt::text(text${index}[].en)`);
  const search = ['_id', ...fields, 'title'].map((field) => `${field} match $t0`).join(' || ');
  const query = `*[_type == "note" && (${search})]._id`;
  expect(await lake.client('viewer').fetch(query, { t0: 'B*' })).toEqual(['b']);
});

describe('an expensive query fails, and the lake continues', () => {
  const many = '*[_id in path("**")]';
  test.each([
    ['time', `count(${many}[count(${`${many}[count(`.repeat(14)}${many}${')>0]'.repeat(14)})>0])`],
    ['depth of brackets', `${'('.repeat(90_000)}1${')'.repeat(90_000)}`],
    ['depth of a projection', `*${'{"a": {"b": 1}}'.repeat(9000)}`],
    ['depth of arrays', `${'['.repeat(90_000)}${']'.repeat(90_000)}`],
  ])('%s', async (_, query) => {
    expect(await failureOf(lake.client('viewer').fetch(query))).toMatchObject({ statusCode: 400 });
    expect(await lake.client('viewer').fetch('count(*)')).toBeGreaterThan(0);
  });

  test.each([
    ['an endless range', ['list[0:99999999999]']],
    ['nested ranges', ['list[0:3000000].a[0:3000000].b']],
  ])('patch: %s', async (_, unset) => {
    const client = lake.client('editor');
    await client.createOrReplace({ _id: 'listed', _type: 'note', list: [{ _key: 'k', a: [1] }] });
    const failure = await failureOf(client.patch('listed').unset(unset).commit());
    expect(failure).toMatchObject({ statusCode: 400 });
    expect(await client.getDocument('listed')).toMatchObject({ list: [{ _key: 'k' }] });
  });

  test('length', async () => {
    const query = `*[_id == "${'x'.repeat(400_000)}"]`;
    expect(await failureOf(lake.client('viewer').fetch(query))).toMatchObject({ statusCode: 400 });
  });
});

test.each([
  ['an invalid query', '/v1/data/query/production?query=*%5B_type%20%3D%3D'],
  ['a missing param', '/v1/data/query/production?query=*[_id==$id]{"a":_id}&$other=1'],
  ['a nested missing param', '/v1/data/query/production?query={"a":[1,count(*[$b])]}'],
  ['a param that is not JSON', '/v1/data/query/production?query=*&$a=x'],
  ['an invalid perspective', '/v1/data/query/production?query=*&perspective=%00'],
  ['an invalid list of perspectives', '/v1/data/query/production?query=*&perspective=[1'],
])('rejects %s as malformed', async (_, address) => {
  const response = await lake.request(address, { role: 'viewer' });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { description: expect.any(String) } });
});

test('names a missing param', async () => {
  const query = lake.client('viewer').fetch('*[_id == $id]', { other: 1 });
  expect(await failureOf(query)).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('param $id referenced, but not provided'),
  });
});
