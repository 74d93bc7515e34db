import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FigureText } from '../../../components/primitives/FigureText.tsx';
import { Passages } from '../../../components/primitives/Passages.tsx';
import { Phrases } from '../../../components/primitives/Phrases.tsx';
import { RichText } from '../../../components/primitives/RichText.tsx';
import { RichTextLink } from '../../../components/site/RichTextLink.tsx';

const UNBROKEN = /<span class="unbroken">([^<]+)<\/span>/g;

/** The text with brackets around what stays on one line. */
const lines = (component: typeof Passages | typeof Phrases, text: string) =>
  renderToStaticMarkup(createElement(component, { passages: [{ text }] })).replaceAll(
    UNBROKEN,
    '[$1]',
  );

const Column: typeof Passages = (props) => Passages({ ...props, place: 'column' });

test.each([
  ['Petitions of kind EB-1A and I-526E', 'Petitions of kind [EB-1A] and [I-526E]'],
  ['“EB-1C”、K-12', '“[EB-1C]”、[K-12]'],
  ['takes 4–6 months', 'takes [4–6 months]'],
  ['时间：4–6个月。', '时间：[4–6个月]。'],
  ['9:00 AM-6:00 PM', '[9:00 AM-6:00 PM]'],
])('does not break a code or a range: %s', (text, expected) => {
  expect(lines(Passages, text)).toBe(expected);
});

test('lets a word wrap that a hero on a phone would crop', () => {
  const word = 'Investorenschutzabkommen-2024';
  expect(lines(Phrases, `The ${word} and EB-5`)).toBe(`The ${word} and [EB-5]`);
});

test.each([
  ['Invest 1,050,000 USD, or 800,000 USD', 'Invest [1,050,000 USD], or [800,000 USD]'],
  ['at 662.3 million USD after 2 years', 'at [662.3 million USD] after [2 years]'],
  ['in 9 months; 180+ projects', 'in [9 months]; 180+ projects'],
  [
    'from 3 to 5 million RMB, or 6 million, is all',
    'from [3 to 5 million RMB], or [6 million], is all',
  ],
])('does not break between a number and what it counts: %s', (text, expected) => {
  expect(lines(Passages, text)).toBe(expected);
  expect(lines(Phrases, text)).toBe(expected);
});

test.each([
  ['Sample Street, Suite 500, Houston', 'Sample Street, [Suite 500], Houston'],
  ['Founded in 1997; No. 18', 'Founded in 1997; [No. 18]'],
  ['Which US green card fits you?', 'Which [US green card] fits you?'],
  ['Greek golden visas, a green cardigan', 'Greek [golden visas], a green cardigan'],
  ['Travel: US Visa Waiver and Schengen', 'Travel: [US Visa Waiver] and Schengen'],
  ['Monday to Friday 9:00 AM-6:00 PM', 'Monday to Friday [9:00 AM-6:00 PM]'],
])('keeps a name and its number together in short texts: %s', (text, expected) => {
  expect(lines(Phrases, text)).toBe(expected);
});

test.each([
  ['由瓦伦蒂娜·罗哈斯律师办理', '由[瓦伦蒂娜·罗哈斯]律师办理'],
  ['取得“经营·管理”在留资格', '取得“[经营·管理]”在留资格'],
])('does not start a line with an interpunct: %s', (text, expected) => {
  expect(lines(Passages, text)).toBe(expected);
});

test.each([
  ['under section 203(b)(5) on Form I-956F', 'under [section 203(b)(5)] on [Form I-956F]'],
  ['Law 5100/2024, article 100; level AA', '[Law 5100/2024], [article 100]; [level AA]'],
  ['a Law School, Platform 9 and a form', 'a Law School, Platform 9 and a form'],
  ['St. Lucian citizenship', '[St. Lucian] citizenship'],
])('does not break a reference or a saint’s name: %s', (text, expected) => {
  expect(lines(Passages, text)).toBe(expected);
});

test('does not wrap the year of a date alone', () => {
  const text = 'Rules changed since May 29, 2025; 29 May 2025';
  expect(lines(Passages, text)).toBe('Rules changed since [May 29, 2025]; 29 [May 2025]');
  expect(lines(Phrases, text)).toBe('Rules changed since [May 29, 2025]; 29 [May 2025]');
});

test('keeps articles and ranks together', () => {
  expect(lines(Passages, '《国籍法》第十五条；全美排名第4位')).toBe(
    '《国籍法》[第十五条]；全美排名[第4位]',
  );
});

test('does not break between a short number and its unit in running Chinese text', () => {
  expect(lines(Passages, '5年、12个月、21周岁，2026年递交；180多个国家')).toBe(
    '[5年]、[12个月]、[21周岁]，[2026年]递交；[180多个]国家',
  );
  expect(lines(Passages, '3,600个岗位，1,050年')).toBe('3,600个岗位，1,050年');
});

test.each(['（[80万美元]', '（[500万元人民币]', '（[2000欧元]', '（[4万]套'])(
  'keeps a Chinese amount and its currency together: %s',
  (expected) => {
    const text = expected.replaceAll(/[[\]]/g, '');
    expect(lines(Passages, text)).toBe(expected);
    expect(lines(Phrases, text)).toBe(expected);
  },
);

test('keeps a figure or a code with the Chinese word before it, if both are short', () => {
  expect(lines(Passages, '连续居住至少5年，须付800万美元；由本人递交I-140')).toBe(
    '连续居住[至少5年]，[须付800万美元]；由本人[递交I-140]',
  );
  expect(lines(Passages, '其中第四期EB-5；您个人的I-526E；截至2026年11月20日')).toBe(
    '其中[第四期EB-5]；您个人的[I-526E]；截至[2026年11月20日]',
  );
  const passages = [{ text: '办理' }, { text: 'set-aside', lang: 'en' }];
  expect(renderToStaticMarkup(createElement(Passages, { passages }))).toMatch(/^办理<span lang/);
});

test('does not break a technical term in running text', () => {
  expect(lines(Passages, '在目标就业区投资，再申请永久居留许可')).toBe(
    '在[目标就业区]投资，再申请[永久居留许可]',
  );
});

test('keeps a foreign compound whole in running text', () => {
  const passages = [{ text: '签证配额预留（' }, { text: 'set-aside', lang: 'en' }, { text: '）' }];
  expect(renderToStaticMarkup(createElement(Passages, { passages }))).toBe(
    '签证配额预留（<span lang="en" class="unbroken">set-aside</span>）',
  );
});

test.each([
  ['Own property and a permit for five years.', 'Own property and a permit for [five years.]'],
  ['It opens EB-1A, NIW and EB-5.', 'It opens [EB-1A], NIW [and EB-5.]'],
  ['It costs less than 800,000 USD.', 'It costs less than [800,000 USD].'],
  [
    'Nobody needs multidisciplinary representation.',
    'Nobody needs multidisciplinary representation.',
  ],
  ['One word', 'One word'],
])(
  'keeps the last two words of a narrow column together, if they are short: %s',
  (text, expected) => {
    expect(lines(Column, text)).toBe(expected);
    expect(lines(Passages, text)).not.toMatch(/ [a-z]+\.\]$/);
  },
);

test('keeps short compound words whole in headings only', () => {
  const text = 'From long-stay visa to a citizenship-by-investment scheme';
  expect(lines(Passages, text)).toBe(text);
  expect(lines(Phrases, text)).toBe(text.replace('long-stay', '[long-stay]'));
});

test.each([
  ['at least 500,000 EUR', '<small>At least</small> 500,000 <small>EUR</small>'],
  ['4–6 months', '4–6 <small>months</small>'],
  ['190+', '190+'],
  ['2.9万+', '2.9万+'],
  ['50万–80万欧元', '50万–80万<small>欧元</small>'],
  ['30 million–50 million yen', '30 million–50 <small>million yen</small>'],
  ['none', 'None'],
])('enlarges only the number of a figure: %s', (figure, expected) => {
  expect(renderToStaticMarkup(createElement(FigureText, { text: figure }))).toBe(expected);
});

test.each([
  ['圣卢西亚', '[圣卢西亚]'],
  ['Greece', '[Greece]'],
  ['EB-1A and NIW', '[EB-1A] and NIW'],
])('keeps a short link on one line, and codes in any: %s', (text, expected) => {
  const block = {
    _type: 'block',
    markDefs: [{ _key: 'a', _type: 'link', href: 'https://www.example.org/' }],
    children: [{ _type: 'span', text, marks: ['a'] }],
  };
  expect(
    renderToStaticMarkup(
      createElement(RichText, { blocks: [block], link: RichTextLink }),
    ).replaceAll(UNBROKEN, '[$1]'),
  ).toBe(`<p><a href="https://www.example.org/">${expected}</a></p>`);
});
