import { expect, test } from 'vitest';
import { richTextProblems } from '../../../studio/schema/rules/richText.ts';

const span = (text: string, marks: string[] = []) => ({ _type: 'span', text, marks });
const link = { _type: 'link', _key: 'l1', href: '/contact' };
const block = (...children: unknown[]) => ({ _type: 'block', markDefs: [link], children });

const places = (...blocks: unknown[]) => richTextProblems(blocks).map(({ path }) => path.join('.'));

test.each([
  ['a paragraph', block(span('Grace'))],
  ['emphasis and a link', block(span('Write', ['strong', 'em', 'l1']))],
  ['an empty span between texts, as the Studio leaves around a link', block(span(''), span('a'))],
  ['a list', { ...block(span('a')), listItem: 'bullet', level: 1 }],
  ['a nested list', { ...block(span('a')), listItem: 'bullet', level: 10 }],
  ['a block without lists of marks', { _type: 'block', children: [{ _type: 'span', text: 'a' }] }],
])('accepts %s', (_, accepted) => {
  expect(richTextProblems([accepted])).toEqual([]);
});

test.each([
  ['an unknown block', { _type: 'iframe', src: 'https://example.com' }, ''],
  ['a block without a type', { children: [span('a')] }, ''],
  ['a paragraph with only spaces', block(span(' ')), ''],
  ['a block without children', { _type: 'block' }, ''],
  ['an unknown mark', block(span('a', ['underline'])), 'children.0.marks'],
  ['a mark of a missing link', block(span('a'), span('b', ['l2'])), 'children.1.marks'],
  ['an unknown annotation', { ...block(span('a')), markDefs: [{ _type: 'popup' }] }, 'markDefs.0'],
  ['an inline picture', block(span('a'), { _type: 'image' }), 'children.1'],
  ['a span without text', block({ _type: 'span', marks: [] }), 'children.0.text'],
  [
    'two links on one text',
    { ...block(span('a', ['l1', 'strong', 'l2'])), markDefs: [link, { ...link, _key: 'l2' }] },
    'children.0.marks',
  ],
  ['one link twice on a text', block(span('a', ['l1', 'l1'])), 'children.0.marks'],
  ['a text with a right-to-left override', block(span('a\u202eb')), 'children.0.text'],
])('rejects %s, and names the place', (_, refused, place) => {
  const path = place === '' ? '1' : `1.${place}`;
  expect(places(block(span('fine')), refused)).toEqual([path]);
});

test.each([0, -1, 1.5, 11, 1e9, '2'])('rejects a list indented by %s', (level) => {
  expect(places({ ...block(span('a')), level })).toEqual(['0.level']);
});

test('finds an item by its key', () => {
  const keyed = { ...block({ ...span('a', ['underline']), _key: 's' }), _key: 'b' };
  expect(richTextProblems([keyed]).map(({ path }) => path)).toEqual([
    [{ _key: 'b' }, 'children', { _key: 's' }, 'marks'],
  ]);
});

test('gives two links of a paragraph two keys', () => {
  const [problem, ...more] = richTextProblems([{ ...block(span('a')), markDefs: [link, link] }]);
  expect(problem?.path).toEqual([0, 'markDefs', { _key: 'l1' }]);
  expect(more).toEqual([]);
});

test('lists every problem', () => {
  expect(places({ _type: 'a' }, block(span('x', ['y', 'z'])), { _type: 'b' })).toEqual([
    '0',
    '1.children.0.marks',
    '1.children.0.marks',
    '2',
  ]);
});
