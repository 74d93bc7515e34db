import { Schema } from '@sanity/schema';
import { builtinTypes } from '@sanity/schema/_internal';
import { expect, test } from 'vitest';
import { schemaTypes } from '../../../../studio/schema/index.ts';
import { confirmedPair } from '../../../../studio/translations/agreement.ts';
import { translationState } from '../../../../studio/translations/translationState.ts';
import { committedDocuments } from '../../../support/dataset.ts';

const schema = Schema.compile({ name: 'site', types: [...builtinTypes, ...schemaTypes] });
const stateOf = (document: { _type: string; [field: string]: unknown }) => {
  const type = schema.get(document._type);
  if (!type) throw new Error(`The schema has no type ${document._type}`);
  return translationState(document, type);
};

const stale = (en: string, zh: string) => ({
  ...{ en: `${en} today`, zh },
  confirmed: confirmedPair({ en, zh }),
});

test('the committed documents agree in both languages', () => {
  expect(committedDocuments().flatMap(stateOf)).toEqual([]);
});

test('names fields in the order of the form, in lists and pictures too', () => {
  const member = {
    _type: 'teamMember',
    seo: { title: { en: 'Grace Lin' } },
    carousel: [
      { _key: 'a', _type: 'picture', alt: { en: 'Oath', zh: '宣誓' } },
      { _key: 'b', _type: 'picture', alt: stale('Oath', '宣誓'), caption: { zh: '仪式' } },
    ],
    name: stale('Grace Lin', '林恩慈'),
  };
  expect(stateOf(member)).toEqual([
    { language: 'zh', state: 'stale', path: ['name'], titles: ['Name'] },
    {
      ...{ language: 'zh', state: 'missing' },
      ...{ path: ['seo', 'title'], titles: ['Search result', 'Title'] },
    },
    {
      ...{ language: 'zh', state: 'stale' },
      path: ['carousel', { _key: 'b' }, 'alt'],
      titles: ['Career pictures', '2', 'What the picture shows'],
    },
    {
      ...{ language: 'en', state: 'missing' },
      path: ['carousel', { _key: 'b' }, 'caption'],
      titles: ['Career pictures', '2', 'Caption'],
    },
  ]);
});

test('rich text is one field', () => {
  const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
  const en = [block('Born in Houston.')];
  const zh = [block('生于休斯敦。')];
  const confirmed = confirmedPair({ en, zh });
  const bio = { en: [block('Born in Austin.')], zh, confirmed };
  expect(stateOf({ _type: 'teamMember', bio })).toEqual([
    { language: 'zh', state: 'stale', path: ['bio'], titles: ['Biography'] },
  ]);
});

test('a document of another shape is no reason to fail', () => {
  const broken = {
    _type: 'navigation',
    entries: [null, 'x', { label: 'y' }, { label: { en: 1 } }],
  };
  expect(stateOf(broken)).toEqual([]);
});
