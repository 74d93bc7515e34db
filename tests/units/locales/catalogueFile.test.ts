import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import { openCatalogue } from '../../../locales/catalogueFile.ts';
import { splitLinesByGroup } from '../../../locales/catalogueLines.ts';
import type { Catalogue } from '../../../locales/flatten.ts';
import { LOCALES } from '../../../locales/locale.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const asPulled = (catalogue: Catalogue) => `${JSON.stringify(catalogue, undefined, 2)}\n`;

const isReadByLines = (text: string) => splitLinesByGroup(encode(text)) !== undefined;

/** All texts of a file by group, as a full parse would find them. */
function expectGroups(text: string) {
  const parsed: Catalogue = JSON.parse(text);
  const whole = indexCatalogue(parsed);
  const file = openCatalogue(encode(text));
  const groups = [...file.lines.keys()];
  for (const group of groups) expect(file.get(group)).toEqual(whole.get(group));
  const texts = groups.flatMap((group) => Object.keys(file.get(group) ?? {}));
  expect(texts.sort()).toEqual(Object.keys(parsed).sort());
}

describe.each(LOCALES)('the committed catalogue (%s)', (locale) => {
  const text = readFileSync(`locales/${locale}.json`, 'utf8');

  test('is read line by line, one group at a time', () => {
    expect(isReadByLines(text)).toBe(true);
    expectGroups(text);
  });
});

const key = fc
  .tuple(
    fc.constantFrom('ui', 'team.a', 'team.ab', 'citizenship.a-b'),
    fc.stringMatching(/^\w{1,4}$/),
  )
  .map((parts) => parts.join('.'));
const catalogues = fc.dictionary(key, fc.string({ unit: 'grapheme' }), { minKeys: 1 });

test('reads any text line by line: quotes, backslashes, line ends, braces', () => {
  fc.assert(
    fc.property(catalogues, (catalogue) => {
      expect(isReadByLines(asPulled(catalogue))).toBe(true);
      expectGroups(asPulled(catalogue));
    }),
  );
});

test.each([
  ['in one line', '{"ui.a":"A","team.x.b":"B","ui.c":"C"}'],
  ['indented otherwise', '{\n\t"ui.a": "A",\n\t"team.x.b": "B"\n}\n'],
  ['with two texts in a line', '{\n  "ui.a": "A", "team.x.b": "B",\n  "ui.c": "C"\n}\n'],
  ['with Windows line ends', '{\r\n  "ui.a": "A",\r\n  "team.x.b": "B"\r\n}\r\n'],
  ['with an escaped key', '{\n  "ui.\\u0061": "A",\n  "team.x.b": "B"\n}\n'],
])('parses a file %s', (_, text) => {
  expect(isReadByLines(text)).toBe(false);
  expectGroups(text);
});

test('combines the scattered lines of a group', () => {
  const text = asPulled({ 'ui.a': 'A', 'team.x.b': 'B', 'ui.c': 'C' });
  expect(isReadByLines(text)).toBe(true);
  expectGroups(text);
});

test('reads only the lines of the requested fields and those below them', () => {
  const texts = {
    'team.x.titles': 'T',
    'team.x.bio.0': 'A line that ends in a comma,\n  "team.x.title": "no key"',
    'team.x.title': '"Dr." X,',
    'team.y.title': 'Y',
    'team.x.bio.1': '',
  };
  const file = openCatalogue(encode(asPulled(texts)));
  expect(file.get('team.x', ['title', 'bio', 'none'])).toEqual({
    'team.x.title': texts['team.x.title'],
    'team.x.bio.0': texts['team.x.bio.0'],
    'team.x.bio.1': '',
  });
  expect(file.get('team.x', ['none'])).toEqual({});
  expect(file.get('team.z', ['title'])).toBeUndefined();
});

test.each([
  ['cut off', '{\n  "ui.a": "A",\n  "ui.b": "B'],
  ['without a comma', '{\n  "ui.a": "A"\n  "team.x.b": "B"\n}\n'],
  ['with an extra comma', '{\n  "ui.a": "A",\n}\n'],
  ['that is a string', '"ui.a"'],
  ['with a number', '{\n  "ui.a": 1\n}\n'],
])('rejects a file %s', (_, text) => {
  expect(() => openCatalogue(encode(text))).toThrow();
});
