import { expect, test } from 'vitest';
import { termSplitter } from '../../../components/sections/terms/termSplitter.ts';

const TERMS = [
  { slug: 'green-card', words: ['green card', '绿卡'] },
  { slug: 'conditional', words: ['conditional green card', '有条件绿卡'] },
];

const slugs = (parts: readonly { readonly slug?: string }[]) => parts.map(({ slug }) => slug);

test('links only the first use of a term on a page', () => {
  const split = termSplitter(TERMS, 'en');
  const first = split('Your green card, and a green card for each child.');
  expect(first.map(({ text }) => text).join('')).toBe(
    'Your green card, and a green card for each child.',
  );
  expect(slugs(first)).toEqual([undefined, 'green-card', undefined]);
  expect(slugs(split('A green card again.'))).toEqual([undefined]);
});

test('links an English plural to its term', () => {
  expect(slugs(termSplitter(TERMS, 'en')('Two green cards'))).toEqual([undefined, 'green-card']);
});

test('prefers the longest term, and matches none inside a word', () => {
  expect(slugs(termSplitter(TERMS, 'en')('A conditional green card'))).toEqual([
    undefined,
    'conditional',
  ]);
  expect(slugs(termSplitter(TERMS, 'en')('evergreen cardboard'))).toEqual([undefined]);
  expect(slugs(termSplitter(TERMS, 'zh')('先获有条件绿卡，再换绿卡。'))).toEqual([
    undefined,
    'conditional',
    undefined,
    'green-card',
    undefined,
  ]);
});

test('links Latin letters in a Chinese text as a word of their own', () => {
  const split = termSplitter([{ slug: 'tea', words: ['TEA', '3年'] }], 'zh');
  expect(slugs(split('STEAM专业'))).toEqual([undefined]);
  expect(slugs(split('13年'))).toEqual([undefined]);
  expect(slugs(split('位于TEA内'))).toEqual([undefined, 'tea', undefined]);
});

test('does not link a term in the title of a law, but links the next one', () => {
  expect(termSplitter(TERMS, 'zh')('《绿卡持有人法》与《移民法》规定绿卡。')).toEqual([
    { text: '《绿卡持有人法》与《移民法》规定' },
    { text: '绿卡', slug: 'green-card' },
    { text: '。' },
  ]);
});

test('does not link a term in the name of an authority', () => {
  expect(slugs(termSplitter(TERMS, 'zh')('绿卡局发放绿卡'))).toEqual([undefined, 'green-card']);
});

test.each(['en', 'zh'] as const)('ignores a trailing comma in the list of terms (%s)', (locale) => {
  const split = termSplitter([{ slug: 'pr', words: ['residence ', ''] }], locale);
  expect(split('Its residence, ...')).toEqual([
    { text: 'Its ' },
    { text: 'residence', slug: 'pr' },
    { text: ', ...' },
  ]);
  expect(termSplitter([{ slug: 'pr', words: [''] }], locale)('No s.')).toEqual([{ text: 'No s.' }]);
});
