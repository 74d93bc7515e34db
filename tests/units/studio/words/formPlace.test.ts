import { expect, test } from 'vitest';
import { describeField } from '../../../../studio/interface/words/describeField.ts';
import {
  comparePlaces,
  formPlace,
  sortInFormOrder,
} from '../../../../studio/interface/words/formPlace.ts';
import { typeOf } from '../../../support/schema.ts';

const placeIn = (document: { _type: string; [field: string]: unknown }) => {
  const type = typeOf(document._type);
  return (...path: Parameters<typeof formPlace>[0]) => formPlace(path, type, document);
};

test('names a field with the titles above it', () => {
  const place = placeIn({ _type: 'program' });
  expect(place('hero', 'title').titles).toEqual(['Top of the page', 'Headline']);
});

test("names a field in a fieldset with the fieldset's title", () => {
  const place = placeIn({ _type: 'program' });
  expect(place('requirements', 'passportTitle').titles).toEqual([
    'Requirements',
    'Passport',
    'Item',
  ]);
});

test('names a list item with its number', () => {
  const carousel = [
    { _key: 'a', _type: 'picture' },
    { _key: 'b', _type: 'picture' },
  ];
  const place = placeIn({ _type: 'teamMember', carousel });
  expect(place('carousel', { _key: 'b' }, 'alt').titles).toEqual([
    'Career pictures',
    '2',
    'What the picture shows',
  ]);
});

test('sorts places in the order of the form', () => {
  const benefits = [{ _key: 'z' }, { _key: 'a' }];
  const place = placeIn({ _type: 'program', benefits });
  const ordered = [
    place('title'),
    place('hero', 'title'),
    place('hero', 'subtitle'),
    place('benefits'),
    place('benefits', { _key: 'z' }, 'title'),
    place('benefits', { _key: 'a' }, 'title'),
  ];
  expect(ordered.toReversed().sort(comparePlaces)).toEqual(ordered);
});

test('sorts messages about fields in the order of the form', () => {
  const figures = [{ _key: 'z' }, { _key: 'a' }];
  const inOrder = [
    { path: ['title', 'en'] },
    { path: ['title', 'zh'] },
    { path: ['slug', 'current'] },
    { path: ['figures', { _key: 'z' }, 'name'] },
    { path: ['figures', { _key: 'a' }, 'name'] },
    { path: ['hero', 'title', 'en'] },
  ];
  const program = typeOf('program');
  if (!program) throw new Error('The schema has no programme');
  const [titleEn, titleZh, ...others] = inOrder;
  const mixed = [...others.toReversed(), titleEn, titleZh].filter((one) => one !== undefined);
  expect(sortInFormOrder(mixed, program, { figures })).toEqual(inOrder);
  expect(describeField(program, ['figures', { _key: 'a' }, 'name'], { figures })).toBe(
    'Figures › 2 › Name',
  );
  const named = { figures: [{}, { name: 'visaFree' }] };
  expect(describeField(program, ['figures', 1, 'unit'], named)).toBe(
    'Figures › Visa-free destinations › Unit or currency',
  );
});

test('names a field that is not in the schema as far as possible', () => {
  const place = placeIn({ _type: 'program' });
  expect(place('hero', 'gone', 'title').titles).toEqual(['Top of the page']);
});
