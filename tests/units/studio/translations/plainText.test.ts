import { expect, test } from 'vitest';
import { plainText } from '../../../../studio/interface/translations/plainText.ts';

test('keeps a line as it is', () => {
  expect(plainText('希腊\n今日')).toBe('希腊\n今日');
});

test('turns rich text into its words, one line per paragraph', () => {
  const block = (...words: string[]) => ({
    _type: 'block',
    children: words.map((text) => ({ _type: 'span', text, marks: ['em'] })),
  });
  expect(plainText([block('One ', 'two'), block(), block('three')])).toBe('One two\n\nthree');
});

test.each([[undefined], [null], [1]])('returns nothing for %j', (value) => {
  expect(plainText(value)).toBe('');
});
