import { expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { isSingleton } from '../../../locales/routes.ts';
import { withAppearance } from '../../../studio/interface/lists/appearance.ts';
import { documentName } from '../../../studio/interface/words/documentName.ts';
import { schemaTypes } from '../../../studio/schema/index.ts';
import { filledDocument } from '../../support/filledDocument.ts';

const types = schemaTypes.filter((type) => type.type === 'document');
const shown = withAppearance(schemaTypes);

/** A document in a list. */
function lineOf(document: { readonly _type: string }) {
  const type = shown.find(({ name }) => name === document._type);
  const preview = type && 'preview' in type ? type.preview : undefined;
  return isRecord(preview) && typeof preview.prepare === 'function'
    ? preview.prepare(document)
    : undefined;
}

const titleOf = (document: { readonly _type: string }): unknown => lineOf(document)?.title;

test.each(types)('lists a $name by its name', (type) => {
  const title = titleOf(filledDocument(type));
  expect(title).toBe(documentName(filledDocument(type)) ?? type.title);
  expect(title === type.title).toBe(isSingleton(type.name));
});

test.each(types)('lists a $name without a name with a placeholder', (type) => {
  expect(titleOf({ _type: type.name })).toMatch(isSingleton(type.name) ? /./ : /^New /);
});

test('lists an old address with the page that it leads to', () => {
  const line = (target: object) => lineOf({ _type: 'redirect', ...target })?.subtitle;
  expect(line({ titleOfTarget: { en: 'Spain', zh: '西班牙' } })).toBe('leads to Spain');
  expect(line({ typeOfTarget: 'otherPrograms' })).toBe('leads to /other-programs');
  expect(line({ typeOfTarget: 'program' })).toBe('');
});

test('does not mark an old address with the languages that its page lacks', () => {
  const title = { en: 'Spain' };
  const line = (document: { readonly _type: string; readonly [name: string]: unknown }) =>
    lineOf(document)?.subtitle;
  expect(line({ _type: 'program', title })).toMatch(/^Chinese missing/);
  expect(line({ _type: 'redirect', titleOfTarget: title })).toBe('leads to Spain');
});
