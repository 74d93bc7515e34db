import { createClient } from '@sanity/client';
import { validateDocument } from '@sanity/validation';
import { expect, test } from 'vitest';
import { schema } from '../../../scripts/pull/schema.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';

/** Nobody asks it: what is empty refers to nothing. */
const client = createClient({
  projectId: 'nowhere',
  dataset: 'none',
  apiVersion: '2025-02-19',
  useCdn: false,
});

type Started = { readonly _type: string } & Record<string, unknown>;

/** What a form says of a document with little in it. */
async function told(document: Started) {
  const { markers } = await validateDocument({
    document: { _id: 'new', _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    getDocumentExists: async () => true,
  });
  return markers;
}

/** The fields at which it says more than once what is wrong. */
async function toldTwice(document: Started) {
  const markers = await told(document);
  const places = markers
    .filter(({ code }) => code !== 'object.unknown-field')
    .map(({ path }) => JSON.stringify(path));
  expect(places).not.toEqual([]);
  return places.filter((place, index) => places.indexOf(place) !== index);
}

const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

test.each(documents)('an empty %s says once of each field that it is missing', async (_type) => {
  expect(await toldTwice({ _type })).toEqual([]);
});

test.each([
  ['program', { figures: [{ _key: 'new', _type: 'figure' }] }],
  ['exchangeRates', { rates: [{ _key: 'new', _type: 'exchangeRate' }] }],
  ['program', { filing: { _type: 'filing' } }],
  ['teamMember', { photo: { _type: 'picture' } }],
  ['teamMember', { carousel: [{ _key: 'new', _type: 'picture' }] }],
])('an empty part of a %s as well', async (_type, part) => {
  expect(await toldTwice({ _type, ...part })).toEqual([]);
});

test('a picture of which there are words alone wants its file', async () => {
  const markers = await told({
    _type: 'teamMember',
    photo: { _type: 'picture', alt: { en: 'Ann' } },
  });
  expect(markers.filter(({ path }) => path.join('.') === 'photo')).toMatchObject([
    { message: 'Choose a picture' },
  ]);
});
