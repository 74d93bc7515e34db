import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Phrases } from '../../../components/primitives/Phrases.tsx';
import type { Passage } from '../../../locales/foreignWords.ts';

const markup = (...passages: Passage[]) =>
  renderToStaticMarkup(createElement(Phrases, { passages }));

/** Only the text, with `|` where a line may break in a clause. */
const breaks = (text: string) =>
  markup({ text })
    .replaceAll('<wbr/>', '|')
    .replaceAll(/<[^>]+>/g, '');

test('breaks a Chinese heading between words, never inside one', () => {
  expect(breaks('哪一种美国绿卡适合您？')).toContain('绿卡|适合');
});

test('keeps short clauses together, and breaks long ones between words', () => {
  expect(markup({ text: '先给意见，再办理各项移民申请手续' })).toBe(
    '<span class="unbroken">先给意见，</span><wbr/>再办理<wbr/>各项<wbr/>移民<wbr/>申请<wbr/>手续',
  );
});

test('keeps a clause together on screens on which it fits', () => {
  expect(markup({ text: '智利居留：经营企业或子女出生' })).toBe(
    '<span class="unbroken">智利居留：</span><wbr/>' +
      '<span class="clause">经营<wbr/>企业<wbr/>或子女<wbr/>出生</span>',
  );
});

test('starts no line with closing punctuation, and ends none with opening punctuation', () => {
  expect(breaks('访客还是“人才”身份')).toMatch(/还是\|“人才”\|身份$/);
});

test.each([
  ['CRS与FATCA：申报什么、向谁申报', 'FATCA：|申报'],
  ['EB-1A、NIW与EB-1C如何选择', 'EB-1A、|NIW'],
])('may break after a mark where a browser keeps Chinese together: %s', (text, expected) => {
  expect(breaks(text)).toContain(expected);
});

test('keeps consecutive closing marks together', () => {
  expect(breaks('写着“可以吗？”的表格')).toContain('吗？”');
});

test('keeps a verb and its object together', () => {
  expect(breaks('在国外出生的孩子用什么证件出入境')).toMatch(/孩子\|用什么/);
});

test("keeps the browser's automatic spacing around numbers and Latin words", () => {
  expect(breaks('通过NIW申请满5年后')).toBe('通过NIW申请满5年后');
});

test.each(['休斯敦', '卡斯特里', '得克萨斯'])(
  'keeps a name whole that is in no dictionary: %s',
  (name) => {
    expect(breaks(`主管机关设在${name}的项目`)).toContain(name);
  },
);

test.each([
  '居留许可',
  '永久居留',
  '条件绿卡',
  '资金来源',
  '黄金签证',
  '纳税义务',
  '分公司',
  '逐一比较',
  '普通话',
  '管理人员',
  '复核中',
])('keeps a technical term whole that a dictionary splits: %s', (term) => {
  expect(breaks(`家庭先申请${term}再办理其他手续`)).toContain(term);
});

test('keeps a date on one line', () => {
  expect(markup({ text: '自2027年1月1日起按通胀调整' })).toContain(
    '<span class="unbroken">自2027年1月1日起</span>',
  );
});

test.each([
  ['为实际经营者而设的居留与入籍', /经营者.*的\|居留\|与入籍$/],
  ['比资金更重要的是安居', /重要的是\|/],
  ['输入有误。您可以通过菜单前往', /有误。\|您可以\|/],
  ['讲清每一种能给您什么', /讲清\|每一种\|能/],
])('keeps a word of one character on the line that it belongs to: %s', (text, expected) => {
  expect(breaks(text)).toMatch(expected);
});

test('marks foreign words', () => {
  expect(markup({ text: '通过' }, { text: 'Station F', lang: 'fr' }, { text: '申请' })).toBe(
    '通过<span lang="fr">Station F</span>申请',
  );
});

test('leaves an English heading to the browser', () => {
  const text = 'Where should your family live?';
  expect(markup({ text })).toBe(text);
});
