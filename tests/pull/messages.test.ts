import { expect, test } from 'vitest';
import { makeCheckout } from '../support/checkout.ts';
import { addDocument, removeDocument, removeField, setField } from '../support/dataset.ts';

const term = (_id: string) =>
  addDocument({
    _id,
    _type: 'glossaryTerm',
    slug: { _type: 'slug', current: 'hukou' },
    term: { _type: 'localeString', en: 'Hukou', zh: '户口' },
    text: { _type: 'localeText', en: 'A register of households.', zh: '住户登记制度。' },
  });

test('reports a missing language, a figure in one language, a disguised link, an unpublished screen, a missing notice and two terms at one address', async () => {
  const href = 'java\u200bscript:alert(1)';
  await using checkout = await makeCheckout(
    removeField('program-residency-greece', 'overview.description1.zh'),
    setField('program-residency-greece', 'hero.subtitle.zh', '没有数字。'),
    setField('team-grace-lin', 'bio.zh.0.markDefs', [{ _type: 'link', _key: 'l', href }]),
    removeDocument('about'),
    removeField('siteSettings', 'notAnOffer'),
    term('term-a'),
    term('term-b'),
  );
  const refusal = await checkout.pull().catch((error: unknown) => String(error));
  expect(refusal).toMatchInlineSnapshot(`
    "ContentError: The content has 7 problems; nothing was written.
      program-residency-greece › hero.subtitle.zh [zh] (page /other-citizenship/greece): {{minInvestment}} is missing here: use it in both languages, so that they cannot disagree
      program-residency-greece › overview.description1.zh [zh] (page /other-citizenship/greece): is missing: fill it in
      team-grace-lin › bio.zh.0.markDefs.0.href [zh] (page /team/grace-lin): The address "java\\u200bscript:alert(1)" contains a hidden character: type the address again
      about › document (page /about): is missing: publish the document "about" in the Studio
      term-b › slug (page /glossary): has the same address as term-a: give one of them another slug
      navigation › entries.6.target: refers to about, which is not published: publish it or choose another
      siteSettings › notAnOffer: is needed while the site describes a project"
  `);
});
