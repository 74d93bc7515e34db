import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../../studio/interface/translations/fingerprint.ts';
import { isBlank } from '../../../../studio/interface/words/isBlank.ts';

/** http://www.isthe.com/chongo/src/fnv/test_fnv.c */
test.each([
  ['', '811c9dc5'],
  ['a', 'e40c292c'],
  ['foobar', 'bf9cf968'],
])('hashes %j to the published hash %s', (text, hash) => {
  expect(fingerprint(text)).toBe(hash);
});

const span = (text: string, marks: string[] = [], _key = 's') => ({
  _type: 'span',
  _key,
  text,
  marks,
});
const block = (children: unknown[], fields: object = {}) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [],
  children,
  ...fields,
});
const link = (_key: string, href: string) => ({ markDefs: [{ _type: 'link', _key, href }] });

describe('equal rich texts', () => {
  test.each([
    ['with other keys', [block([span('A')])], [block([span('A', [], 'x')], { _key: 'y' })]],
    ['split into two spans', [block([span('A b')])], [block([span('A '), span('b')])]],
    [
      'with marks in another order',
      [block([span('A', ['em', 'strong'])])],
      [block([span('A', ['strong', 'em'])])],
    ],
    [
      'with a link under another key',
      [block([span('A', ['k'])], link('k', '/contact'))],
      [block([span('A', ['l'])], link('l', '/contact'))],
    ],
    [
      'without the empty lists',
      [block([span('A')])],
      [{ _type: 'block', children: [{ _type: 'span', text: 'A' }] }],
    ],
  ])('%s', (_, one, other) => {
    expect(fingerprint(one)).toBe(fingerprint(other));
  });
});

describe('different rich texts', () => {
  const plain = [block([span('A b')])];
  test.each([
    ['another word', [block([span('A c')])]],
    ['another paragraph', [block([span('A ')]), block([span('b')])]],
    ['other bold text', [block([span('A '), span('b', ['strong'])])]],
    ['another style', [block([span('A b')], { style: 'h3' })]],
    ['a list item', [block([span('A b')], { listItem: 'bullet', level: 1 })]],
    ['a link', [block([span('A b', ['k'])], link('k', '/contact'))]],
  ])('%s', (_, other) => {
    expect(fingerprint(other)).not.toBe(fingerprint(plain));
  });

  test('another link target', () => {
    const linked = (href: string) => [block([span('A', ['k'])], link('k', href))];
    expect(fingerprint(linked('/contact'))).not.toBe(fingerprint(linked('/about')));
  });
});

test.each([[undefined], [null], [''], [' \n'], [[]], [[block([span(' ')])]]])(
  '%j has no text, and equals other empty values',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(fingerprint(text)).toBe(fingerprint(''));
  },
);

test.each([['a'], ['中'], [[block([span(''), span('a')])]]])('%j has text', (text) => {
  expect(isBlank(text)).toBe(false);
});
