import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../../locales/placeholders.ts';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { catalogues } from '../../support/content.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';

const block = (text: string) => ({
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', text, marks: [] }],
});

const guide = {
  _id: 'guide-tax',
  _type: 'guide',
  title: { en: 'Tax', zh: '税务' },
  description: { en: 'When tax is due.', zh: '何时纳税。' },
  hero: { title: { en: 'Tax', zh: '税务' }, subtitle: { en: 'Abroad', zh: '海外' } },
  seo: { title: { en: 'Tax', zh: '税务' }, description: { en: 'Tax', zh: '税务' } },
  slug: { current: 'tax' },
  order: 10,
  heroHeight: 40,
  topics: [],
  sections: [
    {
      _key: 'first',
      anchor: 'first',
      title: { en: 'First', zh: '首先' },
      text: { en: [block('Ask.')], zh: [block('请询问。')] },
    },
  ],
  author: { _ref: 'team-grace-lin' },
  reviewed: '2026-05-04',
  sources: [],
};

test.each(['Grace Lin', 'May'])('a guide signed by “%s” keeps the whole sentence', async (en) => {
  const draft = await draftOf('team-grace-lin', { name: { en, zh: '林' } });
  const { html } = renderPage(
    await siteWith(draft, await lakeWith(guide)),
    '/guides/tax',
    'en',
    typeOf,
  );
  const signature = parse(html).querySelector('.signature p')?.text.replace(/\s+/g, ' ');
  const words = new Map([
    ['name', en],
    ['date', 'May 4, 2026'],
  ]);
  const sentence = catalogues.en['ui.guideSigned'] ?? '';
  expect(signature).toContain(fillPlaceholders(sentence, (name) => words.get(name)));
});

test('a long name may wrap after its first part, beside which the words before it stay', async () => {
  const name = { en: 'Maria-Alexandra Papadopoulou', zh: '玛丽亚·帕帕佐普卢' };
  const site = await siteWith(await draftOf('team-grace-lin', { name }), await lakeWith(guide));
  const unbroken = (['en', 'zh'] as const).map((locale) => {
    const { html } = renderPage(site, '/guides/tax', locale, typeOf);
    return parse(html)
      .querySelectorAll('.signature p > span.unbroken')
      .map(({ text }) => text);
  });
  expect(unbroken[0]).toContainEqual(expect.stringMatching(/Maria-Alexandra$/));
  expect(unbroken[1]).toContainEqual(expect.stringMatching(/玛丽亚·$/));
});
