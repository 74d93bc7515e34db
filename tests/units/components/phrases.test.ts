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

test('figures and Latin words keep the space that browsers set beside them', () => {
  const heading = markup({ text: '通过NIW：满5年后由本人申请' });
  expect(heading).toMatch(/^通过NIW：<wbr\/>满5年后<wbr\/>/);
});

test.each(['休斯敦', '卡斯特里', '得克萨斯'])(
  'a name stays whole that no dictionary has: %s',
  (name) => {
    expect(markup({ text: `主管机关设在${name}的项目` })).toContain(name);
  },
);

test('a word of one character stands on the line that it belongs to', () => {
  const heading = markup({ text: '为实际经营者而设的居留与入籍' });
  expect(heading).toContain('经营者');
  expect(heading).toContain('的<wbr/>居留<wbr/>与入籍');
});

test('foreign words are marked', () => {
  expect(markup({ text: '通过' }, { text: 'France-Visas', lang: 'fr' }, { text: '申请' })).toBe(
    '通过<span lang="fr">France-Visas</span>申请',
  );
});

test('an English heading is left to the browser', () => {
  const text = 'Where should your family live?';
  expect(markup({ text })).toBe(text);
});
