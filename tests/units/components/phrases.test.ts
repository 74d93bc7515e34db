import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from '../../../components/primitives/Phrases.tsx';
import type { Passage } from '../../../locales/foreignWords.ts';

const markup = (...passages: Passage[]) =>
  renderToStaticMarkup(createElement(Phrases, { passages }));

test('a Chinese heading may break between words, never inside one', () => {
  expect(markup({ text: '哪一种美国绿卡适合您？' })).toContain('绿卡<wbr/>适合');
});

test('no line begins with a closing mark or ends with an opening one', () => {
  const heading = markup({ text: '访客还是“人才”：购置房产，先作选择' });
  expect(heading).not.toMatch(/<wbr\/>[，：”]/);
  expect(heading).toContain('还是<wbr/>“人才”');
});

test('an abbreviation and a figure with its unit stay whole', () => {
  const heading = markup({ text: 'EB-1A与NIW：满5年后由本人申请' });
  expect(heading).toContain('EB-1A<wbr/>与<wbr/>NIW');
  expect(heading).toContain('5年<wbr/>后');
});

test('foreign words are marked, and may begin a line of their own', () => {
  expect(markup({ text: '通过' }, { text: 'France-Visas', lang: 'fr' }, { text: '申请' })).toBe(
    '通过<wbr/><span lang="fr">France-Visas</span><wbr/>申请',
  );
});

test('an English heading is left to the browser', () => {
  const text = 'Where should your family live?';
  expect(markup({ text })).toBe(text);
});
