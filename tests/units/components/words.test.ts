import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Words } from '../../../components/primitives/Words.tsx';

/** What stays on one line, in brackets. */
const lines = (text: string) =>
  renderToStaticMarkup(createElement(Words, { text })).replaceAll(
    /<span class="unbroken">([^<]+)<\/span>/g,
    '[$1]',
  );

test.each([
  ['Petitions of kind EB-1A and I-526E', 'Petitions of kind [EB-1A] and [I-526E]'],
  ['办理EB-1C与K-12', '办理[EB-1C]与[K-12]'],
  ['takes 4-6 months', 'takes [4-6] months'],
  ['9:00 AM-6:00 PM', '9:00 [AM-6:00] PM'],
])('no line ends within a code or a range: %s', (text, expected) => {
  expect(lines(text)).toBe(expected);
});

test.each(['long-term residence', 'Göç İdaresi', 'France-Visas'])(
  'compound words may be broken: %s',
  (text) => {
    expect(lines(text)).toBe(text);
  },
);
