import { expect, test } from 'vitest';
import { brokenReferences } from '../../../studio/interface/changes/brokenReferences.ts';
import { typeOf } from '../../support/schema.ts';

const note = (_id: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  _id,
  _type: 'guide',
  title: { en: `Note ${_id}` },
  ...fields,
});
const to = (_ref: string, more = {}) => ({ about: [{ _type: 'reference', _ref, ...more }] });
const LATER = { _weak: true, _strengthenOnPublish: { type: 'guide' } };

test('holds back a release that refers to an unpublished document until the release contains it', () => {
  const stored = [note('versions.r1.a', to('b', LATER)), note('drafts.b')];
  expect([...brokenReferences(stored, 'r1', typeOf)]).toEqual([
    ['versions.r1.a', [expect.stringContaining('It refers to “Note drafts.b”')]],
  ]);
  expect(brokenReferences([...stored, note('versions.r1.b')], 'r1', typeOf).size).toBe(0);
});

test('holds back the removal of a document while others refer to it', () => {
  const leaving = note('versions.r1.b', { _system: { delete: true } });
  const stored = [note('a', to('b')), note('b'), note('weak', to('b', { _weak: true })), leaving];
  expect([...brokenReferences(stored, 'r1', typeOf)]).toEqual([
    ['versions.r1.b', ['“Note a” refers to it: change that document too']],
  ]);
  expect(brokenReferences([...stored, note('versions.r1.a')], 'r1', typeOf).size).toBe(0);
});

test('holds back the removal while a draft or another release refers to the document', () => {
  const leaving = note('versions.r1.b', { _system: { delete: true } });
  const stored = [note('a', to('b')), note('b'), leaving, note('versions.r1.a')];
  const others = [note('drafts.a', to('b')), note('versions.r2.a', to('b'))];
  expect([...brokenReferences([...stored, ...others], 'r1', typeOf).values()]).toEqual([
    ['“Note a” refers to it in a draft or another release: change it there too'],
  ]);
  // The lake does not keep what becomes a strong reference only when that draft is published.
  const begun = note('drafts.a', to('b', LATER));
  expect(brokenReferences([...stored, begun], 'r1', typeOf).size).toBe(0);
});

test('says once what is wrong because of several documents with one name', () => {
  const title = { en: 'Greece' };
  const leaving = note('versions.r1.b', { _system: { delete: true } });
  const referring = [note('a', { title, ...to('b') }), note('c', { title, ...to('b') })];
  expect([...brokenReferences([...referring, note('b'), leaving], 'r1', typeOf).values()]).toEqual([
    ['“Greece” refers to it: change that document too'],
  ]);
});

test('names both programmes of a country that refer to a leaving document', () => {
  const leaving = note('versions.r1.b', { _system: { delete: true } });
  const programs = ['citizenship', 'residenceVisa'].map((family) => ({
    ...note(family, { title: { en: 'Greece' }, family, ...to('b') }),
    _type: 'program',
  }));
  expect([...brokenReferences([...programs, note('b'), leaving], 'r1', typeOf).values()]).toEqual([
    [
      '“Greece · Citizenship” refers to it: change that document too',
      '“Greece · Residence visas” refers to it: change that document too',
    ],
  ]);
});

test('names a document that exists once by its type', () => {
  const leaving = note('versions.r1.b', { _system: { delete: true } });
  const navigation = { _id: 'navigation', _type: 'navigation', ...to('b') };
  expect([...brokenReferences([navigation, note('b'), leaving], 'r1', typeOf).values()]).toEqual([
    ['“Navigation” refers to it: change that document too'],
  ]);
});

test('does not require pictures in the release', () => {
  expect(brokenReferences([note('versions.r1.a', to('image-0-1x1-png'))], 'r1', typeOf).size).toBe(
    0,
  );
});
