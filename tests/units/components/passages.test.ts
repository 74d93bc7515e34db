import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Passages } from '../../../components/primitives/Passages.tsx';
import { Phrases } from '../../../components/primitives/Phrases.tsx';

/** What stays on one line, in brackets. */
const lines = (component: typeof Passages | typeof Phrases, text: string) =>
  renderToStaticMarkup(createElement(component, { passages: [{ text }] })).replaceAll(
    /<span class="unbroken">([^<]+)<\/span>/g,
    '[$1]',
  );

test.each([
  ['Petitions of kind EB-1A and I-526E', 'Petitions of kind [EB-1A] and [I-526E]'],
  ['办理EB-1C与K-12', '办理[EB-1C]与[K-12]'],
  ['takes 4-6 months', 'takes [4-6] months'],
  ['办理时间为4-6个月。', '办理时间为[4-6个月]。'],
  ['9:00 AM-6:00 PM', '[9:00 AM-6:00 PM]'],
])('no line ends within a code or a range: %s', (text, expected) => {
  expect(lines(Passages, text)).toBe(expected);
});

test('short compound words are kept whole in headings alone', () => {
  const text = 'From long-stay visa to a citizenship-by-investment scheme';
  expect(lines(Passages, text)).toBe(text);
  expect(lines(Phrases, text)).toBe(text.replace('long-stay', '[long-stay]'));
});
