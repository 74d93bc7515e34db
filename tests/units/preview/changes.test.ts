import * as v from 'valibot';
import { expect, test } from 'vitest';
import { compareContent } from '../../../studio/changes/compareContent.ts';
import { summarise } from '../../../studio/changes/summary.ts';
import type { DraftSite } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { titleOfText } from '../../../studio/interface/preview/draft/fieldOfText.ts';
import type { StoredDocument } from '../../../studio/schema/overlay.ts';
import { draftOf, lakeWith, siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';

const ORIGIN = 'https://www.harbor.example';

/** Changes that publishing a draft would make. */
async function changesOf(id: string, fields: Readonly<Record<string, unknown>>) {
  const before = await siteWith(undefined);
  const after = await siteWith(await draftOf(id, fields));
  return compareContent(before.content, after.content, ORIGIN);
}

test('reports nothing for a draft without a change, whatever the site contains', async () => {
  const changes = await changesOf('program-citizenship-spain', {});
  expect(summarise(changes)).toBe('no text changed');
});

test('reports a rewritten sentence with its page, only in its language', async () => {
  const hero = { title: { en: 'Spain, by way of residence', zh: '经由居留入籍西班牙' } };
  const { changed: pages, added, removed } = await changesOf('program-citizenship-spain', { hero });
  const sentences = pages.flatMap(({ page, locale, texts }) =>
    texts
      .filter(({ field }) => field === 'hero.title')
      .map(({ sentences }) => [page?.urls[locale], sentences[0]?.after]),
  );
  expect(sentences).toEqual([
    [`${ORIGIN}/citizenship/spain`, hero.title.en],
    [`${ORIGIN}/zh/citizenship/spain`, hero.title.zh],
  ]);
  expect([added, removed]).toEqual([[], []]);
});

test('reports values that pages show as words: states, answers and phone numbers', async () => {
  const texts = async (id: string, fields: Readonly<Record<string, unknown>>) =>
    (await changesOf(id, fields)).changed.flatMap(({ locale, texts }) =>
      texts.map(({ field, sentences }) => [locale, field, sentences]),
    );
  const spain = 'program-citizenship-spain';
  expect(await texts(spain, { status: { state: 'closed' } })).toEqual([
    ['en', 'status.state', [{ after: 'Closed to new applications' }]],
    ['zh', 'status.state', [{ after: '已停止受理新申请' }]],
  ]);
  const members = [{ who: 'spouse', answer: 'no', note: { en: 'Alone.', zh: '仅限本人。' } }];
  expect(await texts(spain, { familyMembers: { members } })).toContainEqual([
    'en',
    'familyMembers.members.0.answer',
    [expect.objectContaining({ after: 'No' })],
  ]);
  expect(await texts('siteSettings', { phoneUs: '+1 713 555 0199' })).toMatchObject([
    ['en', 'phoneUs', [{ after: '+1 713 555 0199' }]],
    ['zh', 'phoneUs', [{ after: '+1 713 555 0199' }]],
  ]);
  const site = await siteWith(undefined);
  const titleOf = (text: string) => titleOfText(`citizenship.spain.${text}`, site, typeOf, 'en');
  expect(titleOf('status.state')).toBe('State › State');
  expect(titleOf('familyMembers.members.0.answer')).toBe('Family › Members › 1 › May they come?');
  expect(titleOf('presence.test')).toBe('Days and language › Language test');
});

/** The fields with the first change, and their values before and after. */
const changedValues = async (id: string, fields: Readonly<Record<string, unknown>>) => {
  const [change] = (await changesOf(id, fields)).changed;
  const site = await siteWith(undefined);
  return change?.texts.map(({ field, sentences }) => [
    titleOfText(`${change.group}.${field}`, site, typeOf, 'en'),
    ...sentences.flatMap(({ before, after }) => [before, after]),
  ]);
};

test('reports what moves on pages or leads elsewhere, though no text changes', async () => {
  expect(
    await changedValues('program-citizenship-spain', {
      order: 7,
      listed: false,
      accent: '#123456',
    }),
  ).toEqual([
    ['Order', expect.any(String), '7'],
    ['Accent colour', expect.any(String), '#123456'],
    ['Listed', 'Yes', 'No'],
  ]);
  expect(await changedValues('program-citizenship-spain', { country: 'PT' })).toEqual([
    ['Country', 'ES', 'PT'],
  ]);
  const { figures } = v.parse(Figures, await draftOf('program-citizenship-spain', {}));
  const [investment, ...others] = figures;
  expect(
    await changedValues('program-citizenship-spain', {
      figures: [{ ...investment, label: 'minContribution' }, ...others],
    }),
  ).toEqual([
    [
      'Figures › Minimum investment › Label on the page',
      'Minimum investment',
      'Minimum contribution',
    ],
  ]);
  expect(
    await changedValues('program-citizenship-spain', { attorney: referenceTo('team-grace-lin') }),
  ).toEqual([['Attorney', undefined, expect.stringContaining('Grace Lin')]]);
  const { entries } = v.parse(Targets, await draftOf('navigation', {}));
  const [first, second] = entries;
  expect(
    await changedValues('navigation', {
      entries: [{ ...first, target: second?.target }, ...entries.slice(1)],
    }),
  ).toEqual([['Entries › 1 › Page', expect.any(String), expect.any(String)]]);
});

test('reports another figure of a cost, and another family', async () => {
  const { costs } = v.parse(Costs, await draftOf('program-us-eb5', {}));
  const [minimum, ...items] = costs.items;
  expect(
    await changedValues('program-us-eb5', {
      costs: { ...costs, items: [{ ...minimum, figure: 'minInvestmentStandard' }, ...items] },
    }),
  ).toEqual([
    [
      'Costs › Cost items › 1 › Figure',
      'Minimum investment',
      'Minimum investment outside target areas',
    ],
  ]);
  expect(await changedValues('program-residency-greece', { family: 'fastNaturalization' })).toEqual(
    [['Programme family', 'Residence visas', 'Fast naturalization']],
  );
});

test('reports another exchange rate on the comparison, by the name of its document', async () => {
  const { rates } = v.parse(Rates, await draftOf('exchangeRates', {}));
  const [first, ...others] = rates;
  expect(
    await changedValues('exchangeRates', { rates: [{ ...first, rate: 7.25 }, ...others] }),
  ).toEqual([['Exchange rates', expect.any(String), expect.stringContaining('7.25')]]);
});

test('reports which sections of programmes link to a guide', async () => {
  const about = async (...topics: readonly string[]) =>
    (await siteWith(undefined, await lakeWith(guideOf('parents', topics)))).content;
  const [change] = compareContent(
    await about('family'),
    await about('family', 'tax'),
    ORIGIN,
  ).changed;
  expect(change?.texts).toEqual([{ field: 'topics.1', sentences: [{ after: 'Tax' }] }]);
});

test('reports that the comparison links to another guide', async () => {
  const lake = await lakeWith(guideOf('money', []), guideOf('moving', []));
  const linking = async (guide: string) =>
    (await siteWith(await draftOf('compare', { moneyGuide: referenceTo(guide) }), lake)).content;
  const [change] = compareContent(
    await linking('guide-money'),
    await linking('guide-moving'),
    ORIGIN,
  ).changed;
  expect(change?.texts).toEqual([
    { field: 'moneyGuide', sentences: [{ before: '/guides/money', after: '/guides/moving' }] },
  ]);
});

test('reports that a link in a text leads elsewhere, not that its page moved', async () => {
  const guide = guideOf('money', []);
  const linking = async (href: string | undefined, to: StoredDocument = guide) => {
    const text = (words: string, marks: readonly string[] = []) => [
      {
        ...{ _key: 'b', _type: 'block', style: 'normal' },
        markDefs: marks.map((_key) => ({ _key, _type: 'link', href })),
        children: [{ _key: 's', _type: 'span', marks, text: words }],
      },
    ];
    const en = text('Read this.', href === undefined ? [] : ['link']);
    const draft = await draftOf('privacy', { text: { en, zh: text('请看这里。') } });
    return (await siteWith(draft, await lakeWith(to))).content;
  };
  const money = await linking('/guides/money');
  const { changed } = compareContent(money, await linking('https://uscis.gov/?topic=fees'), ORIGIN);
  const sentences = [{ before: '→ /guides/money', after: '→ https://uscis.gov/?topic=fees' }];
  expect(changed).toMatchObject([
    { locale: 'en', page: { path: '/privacy' }, texts: [{ field: 'text', sentences }] },
  ]);
  const { changed: added } = compareContent(await linking(undefined), money, ORIGIN);
  expect(added.map(({ locale }) => locale)).toEqual(['en']);
  const cash = await linking('/guides/cash', { ...guide, slug: { current: 'cash' } });
  expect(compareContent(money, cash, ORIGIN)).toMatchObject({
    changed: [],
    moved: [{ path: '/guides/cash' }],
  });
});

const Costs = v.object({
  costs: v.looseObject({ items: v.array(v.looseObject({})) }),
});
const Figures = v.object({ figures: v.array(v.looseObject({})) });
const Rates = v.object({ rates: v.array(v.looseObject({})) });
const Targets = v.object({ entries: v.array(v.looseObject({ target: v.unknown() })) });

test('names the field of a figure’s source and note', async () => {
  const site = await siteWith(undefined);
  const titleOf = (text: string) =>
    titleOfText(`citizenship.spain.figures.minInvestment.${text}`, site, typeOf, 'zh');
  expect(titleOf('source')).toBe('Figures › Minimum investment › Source › Title');
  expect(titleOf('review')).toBe('Figures › Minimum investment › Review by');
});

const referenceTo = (_ref: string) => ({ _type: 'reference', _ref });

const guideOf = (slug: string, topics: readonly string[]) => ({
  ...termOf(`guide-${slug}`, slug, '', ''),
  _type: 'guide',
  order: 10,
  heroHeight: 40,
  sections: [],
  topics,
  reviewed: '2026-09-01',
  author: referenceTo('team-grace-lin'),
});

const termOf = (_id: string, current: string, en: string, zh: string) => ({
  _id,
  _type: 'glossaryTerm',
  _createdAt: '',
  _updatedAt: '',
  _rev: '',
  slug: { _type: 'slug', current },
  term: { en: 'Hukou', zh: '户口' },
  text: { en, zh },
});

test('reports new, explained and removed glossary terms with their page', async () => {
  const none = await siteWith(undefined);
  const short = await siteWith(termOf('drafts.hukou', 'hukou', 'A register.', '户籍。'));
  const long = await siteWith(termOf('drafts.hukou', 'hukou', 'The register.', '户籍登记。'));
  const textsOf = (before: DraftSite, after: DraftSite) =>
    compareContent(before.content, after.content, ORIGIN).changed.map(({ page, texts }) => [
      page?.urls.en,
      texts.find(({ field }) => field === 'text')?.sentences,
    ]);
  const page = `${ORIGIN}/glossary`;
  expect(textsOf(none, short)).toEqual([
    [page, [{ after: 'A register.' }]],
    [page, [{ after: '户籍。' }]],
  ]);
  expect(textsOf(short, long)).toEqual([
    [page, [{ before: 'A register.', after: 'The register.' }]],
    [page, [{ before: '户籍。', after: '户籍登记。' }]],
  ]);
  expect(titleOfText('terms.hukou.text', long, typeOf, 'en')).toBe('Meaning');
  expect(textsOf(long, none)).toEqual([
    [page, [{ before: 'The register.' }]],
    [page, [{ before: '户籍登记。' }]],
  ]);
});

test('tells a new glossary term from the one that had its address', async () => {
  const stored = async (...terms: readonly StoredDocument[]) =>
    siteWith(undefined, await lakeWith(...terms));
  const one = await stored(termOf('one', 'hukou', 'A register.', '户籍。'));
  const other = termOf('other', 'hukou', 'A household.', '一户。');
  const english = (after: DraftSite) =>
    compareContent(one.content, after.content, ORIGIN)
      .changed.filter(({ locale }) => locale === 'en')
      .map(({ texts }) => texts.find(({ field }) => field === 'text')?.sentences);
  expect(english(await stored(other))).toEqual([
    [{ before: 'A register.', after: 'A household.' }],
  ]);
  const moved = termOf('one', 'register', 'A register.', '户籍。');
  expect(english(await stored(moved, other))).toEqual([[{ after: 'A household.' }]]);
});

test('reports a new or removed glossary as a page, not its terms as changed texts', async () => {
  const lake = await lakeWith(termOf('one', 'hukou', 'A register.', '户籍。'));
  const present = await siteWith(undefined, lake);
  const absent = await siteWith(
    undefined,
    lake.filter(({ _type }) => !_type.startsWith('glossary')),
  );
  const summaryOf = (before: DraftSite, after: DraftSite) =>
    summarise(compareContent(before.content, after.content, ORIGIN));
  expect(summaryOf(present, absent)).toBe('1 page removed');
  expect(summaryOf(absent, present)).toBe('1 page added');
});

test('reports a page as removed in the form of its version that removes it', async () => {
  const id = 'project-twinlakes';
  const lake = (await lakeWith()).filter(({ _id }) => _id !== id);
  const leaving = {
    ...(await draftOf(id, { _system: { delete: true } })),
    _id: `versions.r.${id}`,
  };
  const before = await siteWith(undefined);
  const { removed } = compareContent(
    before.content,
    (await siteWith(leaving, lake)).content,
    ORIGIN,
  );
  expect(removed.map(({ path }) => path)).toEqual(['/projects/twinlakes']);
});

test('calls a new page without a search title by its name', async () => {
  const portugal = { ...(await draftOf('program-citizenship-spain', {})), _id: 'drafts.portugal' };
  const draft = {
    ...portugal,
    slug: { current: 'portugal' },
    seo: {},
    title: { en: 'Portugal', zh: '葡萄牙' },
  };
  const before = await siteWith(undefined);
  const after = await siteWith(draft);
  const { added } = compareContent(before.content, after.content, ORIGIN);
  expect(added).toMatchObject([
    { path: '/citizenship/portugal', titles: { en: 'Portugal', zh: '葡萄牙' } },
  ]);
});
