import { expect, test } from 'vitest';
import { isSingleton } from '../../../locales/routes.ts';
import { distinctName, documentName } from '../../../studio/interface/words/documentName.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';
import { filledDocument } from '../../support/filledDocument.ts';

const types = schemaTypes.filter((type) => type.type === 'document');

test.each(types)('distinguishes a $name by its name, unless it is the only one', (type) => {
  const { name } = type;
  expect(documentName({ _type: name })).toBeUndefined();
  if (isSingleton(name)) expect(documentName(filledDocument(type))).toBeUndefined();
  else expect(documentName(filledDocument(type))).toMatch(/\b(?:name|title|term|from|words|day)\b/);
});

test('names a document that is begun in Chinese by its Chinese name', () => {
  expect(documentName({ _type: 'program', title: { zh: '葡萄牙' } })).toBe('葡萄牙');
  expect(documentName({ _type: 'teamMember', name: { en: ' ', zh: '林嘉慧' } })).toBe('林嘉慧');
});

test('distinguishes two programmes of a country', () => {
  const turkey = { _type: 'program', title: { en: 'Turkey' } };
  expect(distinctName({ ...turkey, family: 'residenceVisa' })).toBe('Turkey · Residence visas');
  expect(distinctName({ ...turkey, family: 'citizenship' })).toBe('Turkey · Citizenship');
  expect(distinctName({ _type: 'program' })).toBeUndefined();
  expect(distinctName({ _type: 'guide', title: { en: 'Tax' } })).toBe('Tax');
});
