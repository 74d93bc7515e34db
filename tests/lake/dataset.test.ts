import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningLake, startLake } from '../../scripts/lake/server.ts';
import { type Checkout, makeCheckout } from '../support/checkout.ts';
import { addDocument, copyDocument } from '../support/dataset.ts';
import { lakeClient } from '../support/lakeClient.ts';

let checkout: Checkout;
let lake: RunningLake;
beforeAll(async () => {
  checkout = await makeCheckout(
    copyDocument('home', 'drafts.home'),
    copyDocument('home', 'versions.r1.home'),
    addDocument({ _id: 'note', _type: 'note', text: 'x'.repeat(20) }),
  );
  lake = await startLake(`${checkout.root}/studio/dataset`);
});
afterAll(async () => {
  await lake.close();
  await checkout[Symbol.asyncDispose]();
});

const client = (perspective?: 'published' | 'raw') =>
  lakeClient(lake.origin, { ...(perspective && { perspective }) });

const HOMES = '*[_type == "home"] | order(_id)._id';
const ALL_HOMES = ['drafts.home', 'home', 'versions.r1.home'];

test('the API version decides the default perspective, as in the real lake', async () => {
  const ask = async (version: string) => {
    const query = new URLSearchParams({ query: HOMES });
    const response = await fetch(`${lake.origin}/${version}/data/query/production?${query}`);
    return response.json();
  };
  expect(await ask('v2025-02-19')).toMatchObject({ result: ['home'] });
  expect(await ask('v2024-01-01')).toMatchObject({ result: ALL_HOMES });
});

test('params are values, whatever they contain', async () => {
  const query = '*[_id == $id || text == $text][0]._id';
  expect(await client('raw').fetch(query, { id: 'home', text: 'none' })).toBe('home');
  const odd = { id: '"] | *[', text: 'x&y=z#"' };
  expect(await client('raw').fetch(query, odd)).toBeNull();
});

test('a long query works by POST', async () => {
  const params = { id: 'note', long: 'long '.repeat(4000) };
  const query = '*[_id == $id && $long != ""]._id';
  expect(await client('published').fetch(query, params)).toEqual(['note']);
});

test('a picture can be fetched from the URL in its document', async () => {
  const url = await client().fetch<string>('*[_type == "teamMember"][0].photo.asset->url');
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const missing = await fetch(url.replace(/[^/]+$/, 'none-1x1.png'));
  expect(missing.status).toBe(404);
});

test('reads a file that an editor began with a byte order mark', async () => {
  await using marked = await makeCheckout();
  const file = `${marked.root}/studio/dataset/data.ndjson`;
  await writeFile(file, `\uFEFF${await readFile(file, 'utf8')}`);
  const started = await startLake(`${marked.root}/studio/dataset`);
  await started.close();
});

test('rejects two lines with one _id, and names both', async () => {
  await using twice = await makeCheckout(copyDocument('home', 'other', { _id: 'home' }));
  await expect(startLake(`${twice.root}/studio/dataset`)).rejects.toThrow(
    /data\.ndjson:(\d+): .*data\.ndjson:(?!\1:)\d+ has the same _id, home; remove one/,
  );
});

test.each([
  ['an out-of-range number', '"n":1e400', 'A number is too large'],
  ['a field name that breaks queries', '"inner":{"valueOf":1}', 'A field cannot be named valueOf'],
  ['such a name that the schema ignores', '"__proto__":{}', 'A field cannot be named __proto__'],
])('rejects %s, and names the line', async (_, field, message) => {
  await using wrong = await makeCheckout();
  const file = `${wrong.root}/studio/dataset/data.ndjson`;
  await writeFile(
    file,
    (await readFile(file, 'utf8')).replace('"heroHeight":', `${field},"heroHeight":`),
  );
  await expect(startLake(`${wrong.root}/studio/dataset`)).rejects.toThrow(
    new RegExp(String.raw`data\.ndjson:\d+, document \S+: ${message}`),
  );
});
