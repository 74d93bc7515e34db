import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../../components/primitives/RichText.tsx';
import { markForeignWords } from '../../../components/site/markSpans.ts';
import { languageSplitter } from '../../../locales/foreignWords.ts';

const split = languageSplitter({ tr: ['Tapu'] }, 'en');

const link = ({ children }: { children?: unknown }) => createElement('a', {}, String(children));

test('marks a foreign word inside the marks of its rich text', () => {
  const block = markForeignWords(
    {
      _type: 'block',
      markDefs: [],
      children: [
        { _type: 'span', text: 'The ', marks: [] },
        { _type: 'span', text: 'deed of the Tapu office', marks: ['em'] },
      ],
    },
    split,
  );
  expect(renderToStaticMarkup(createElement(RichText, { blocks: [block], link }))).toBe(
    '<p>The <em>deed of the <span lang="tr">Tapu</span> office</em></p>',
  );
});

test('marks a foreign word that is marked itself', () => {
  const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks });
  const children = [span('请看'), span('Visa Bulletin', 'strong'), span('。')];
  const block = markForeignWords(
    { _type: 'block', markDefs: [], children },
    languageSplitter({}, 'zh'),
  );
  expect(renderToStaticMarkup(createElement(RichText, { blocks: [block], link }))).toBe(
    '<p>请看<span lang="en"><strong>Visa Bulletin</strong></span>。</p>',
  );
});
