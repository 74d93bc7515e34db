import { createClient } from '@sanity/client';
import { validateDocument } from '@sanity/validation';
import { expect, test } from 'vitest';
import { schema } from '../../../scripts/pull/schema.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';

/** Not called: an empty document has no references. */
const client = createClient({
  projectId: 'nowhere',
  dataset: 'none',
  apiVersion: '2025-02-19',
  useCdn: false,
});

type Started = { readonly _type: string } & Record<string, unknown>;

/** Validates an almost empty document. */
async function markersOf(document: Started) {
  const { markers } = await validateDocument({
    document: { _id: 'new', _createdAt: '', _updatedAt: '', _rev: '', ...document },
    schema,
    client,
    getDocumentExists: async () => true,
  });
  return markers;
}

/** Fields with more than one message. */
async function repeatedIn(document: Started) {
  const markers = await markersOf(document);
  const places = markers
    .filter(({ code }) => code !== 'object.unknown-field')
    .map(({ path }) => JSON.stringify(path));
  expect(places).not.toEqual([]);
  return places.filter((place, index) => places.indexOf(place) !== index);
}

const documents = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name);

test.each(documents)('reports each missing field of an empty %s once', async (_type) => {
  expect(await repeatedIn({ _type })).toEqual([]);
});

test.each([
  ['program', { figures: [{ _key: 'new', _type: 'figure' }] }],
  ['exchangeRates', { rates: [{ _key: 'new', _type: 'exchangeRate' }] }],
  ['program', { filing: { _type: 'filing' } }],
  ['teamMember', { photo: { _type: 'picture' } }],
  ['teamMember', { carousel: [{ _key: 'new', _type: 'picture' }] }],
])('reports each missing field of an empty part of a %s once', async (_type, part) => {
  expect(await repeatedIn({ _type, ...part })).toEqual([]);
});

/** Missing fields whose parents are reported too. */
async function nestedIn(document: Started) {
  const markers = await markersOf(document);
  const missing = markers.filter(({ code }) => code === 'value.required');
  return missing.flatMap(({ path }) =>
    missing
      .filter((above) => above.path.length < path.length)
      .filter((above) => above.path.every((name, at) => name === path[at]))
      .map((above) => `${above.path.join('.')} above ${path.join('.')}`),
  );
}

test.each(documents)('reports the missing fields of an empty %s at their inputs', async (_type) => {
  // A picture lacks both its file and its description.
  const others = (await nestedIn({ _type })).filter((place) => !place.startsWith('photo above'));
  expect(others).toEqual([]);
});

test('counts each missing text of a new programme once per language', async () => {
  const markers = await markersOf({ _type: 'program', title: { en: 'Malta' } });
  const missing = markers.filter(({ code }) => code === 'value.required');
  expect(missing.map(({ path }) => path.join('.')).sort()).toEqual(
    [
      'accent',
      'family',
      'heroHeight',
      'listed',
      'order',
      'slug',
      'title.zh',
      ...['description', 'hero.subtitle', 'hero.title', 'seo.description', 'seo.title'].flatMap(
        bothLanguages,
      ),
      // All required texts of a programme are reported at once, not only after the first word.
      ...['overview.title', 'overview.description1', 'overview.description2'].flatMap(
        bothLanguages,
      ),
      ...bothLanguages('requirements.title'),
    ].sort(),
  );
  const parts = markers.filter(({ message }) =>
    message.startsWith('A programme needs this section'),
  );
  expect(parts.map(({ path }) => path.join('.'))).toEqual(['benefits', 'requirements', 'timeline']);
});

const bothLanguages = (text: string) => [`${text}.en`, `${text}.zh`];

test('requires no content of its own from a programme with tabs, and allows an empty one', async () => {
  const tab = { _type: 'track', label: { en: 'Birth', zh: '子女出生' } };
  const timeline = { _type: 'timeline', initial: undefined };
  const markers = await markersOf({ _type: 'program', business: tab, birth: tab, timeline });
  const own = markers.filter(({ path }) => /^(?:overview|requirements)/.test(path.join('.')));
  expect(own).toEqual([]);
  const notShown = markers.filter(({ message }) => message.startsWith('This is not shown'));
  expect(notShown).toEqual([]);
});

test('requires the file of a picture that has only a description', async () => {
  const markers = await markersOf({
    _type: 'teamMember',
    photo: { _type: 'picture', alt: { en: 'Ann' } },
  });
  expect(markers.filter(({ path }) => path.join('.') === 'photo')).toMatchObject([
    { message: 'Choose a picture' },
  ]);
});
