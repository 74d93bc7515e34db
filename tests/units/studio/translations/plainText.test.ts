import { expect, test } from 'vitest';
import { plainText } from '../../../../studio/interface/translations/plainText.ts';

test('a line stays as it is', () => {
  expect(plainText('希腊\n今日')).toBe('希腊\n今日');
});

test('a rich text is its words, a paragraph a line', () => {
  const block = (...words: string[]) => ({
    _type: 'block',
    children: words.map((text) => ({ _type: 'span', text, marks: ['em'] })),
  });
  expect(plainText([block('One ', 'two'), block(), block('three')])).toBe('One two\n\nthree');
});

test.each([[undefined], [null], [1]])('%j has no words', (value) => {
  expect(plainText(value)).toBe('');
});
