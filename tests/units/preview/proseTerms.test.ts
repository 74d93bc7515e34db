import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { fieldOf } from '../../support/dataset.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';

const term = {
  _id: 'term-green-card',
  _type: 'glossaryTerm',
  term: { en: 'Green card', zh: '绿卡' },
  text: { en: 'It proves residence.', zh: '居留证明。' },
  slug: { current: 'green-card' },
};

test('marks a foreign word that only a glossary term puts into a Chinese sentence', async () => {
  const text = { en: 'The green card is taxed.', zh: 'Permanent residence（绿卡）须纳税。' };
  const draft = await draftOf('program-citizenship-spain', { tax: { text } });
  const site = await siteWith(draft, await lakeWith(term));
  const { html } = renderPage(site, '/citizenship/spain', 'zh', typeOf);
  const tax = parse(html).querySelector('#tax p');
  expect(tax?.querySelector('[lang="en"]')?.text).toBe('Permanent residence');
  expect(tax?.querySelector('a')?.text).toBe('绿卡');
});

test('links a term in the tabs of a programme, once', async () => {
  const text = { en: 'The green card is taxed.', zh: '绿卡须纳税。' };
  const overview = {
    title: { en: 'Routes', zh: '途径' },
    description1: text,
    description2: text,
  };
  const id = 'program-residency-chile';
  const business = Object.assign({}, fieldOf(id, 'business'), { overview });
  const draft = await draftOf(id, { business, tax: { text } });
  const site = await siteWith(draft, await lakeWith(term));
  const { html } = renderPage(site, '/other-citizenship/chile', 'en', typeOf);
  const links = parse(html).querySelectorAll('[href="/glossary#green-card"]');
  expect(links.map((link) => link.closest('section')?.id)).toEqual(['business-overview']);
});
