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

/** The fields at which a form tells more than once what is wrong, of a document with little in it. */
async function toldTwice(document: { readonly _type: string } & Record<string, unknown>) {
  const { markers } = await validateDocument({
    document: { _id: 'new', _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    getDocumentExists: async () => true,
  });
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
])('an empty part of a %s as well', async (_type, part) => {
  expect(await toldTwice({ _type, ...part })).toEqual([]);
});
