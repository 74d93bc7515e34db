import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from '../../../components/primitives/Phrases.tsx';

const markup = (text: string) => renderToStaticMarkup(createElement(Phrases, { text }));

test('a Chinese heading may break between words, never inside one', () => {
  expect(markup('哪一种美国绿卡适合您？')).toContain('绿卡<wbr/>适合');
});

test('no line begins with a punctuation mark', () => {
  expect(markup('购置房产，入籍土耳其')).not.toMatch(/<wbr\/>[，。？：、]/);
});

test('the words themselves are unchanged', () => {
  const text = 'EB-1A与NIW：由本人提出申请';
  expect(markup(text).replaceAll('<wbr/>', '')).toBe(text);
});

test('an English heading is left to the browser', () => {
  expect(markup('Where should your family live?')).toBe('Where should your family live?');
});
