import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { TIMELINE_KINDS } from '../../../locales/kinds.ts';
import { composeDraft } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { gapNote } from '../../../studio/interface/preview/draft/notes.ts';
import { originalsOf } from '../../../studio/interface/preview/draft/originals.ts';
import { renderDraft } from '../../../studio/interface/preview/render/renderDraft.ts';
import type { StoredDocument } from '../../../studio/schema/overlay.ts';
import { draftOf, fixtureState } from '../../support/draftSite.ts';
import { catalogues } from '../../support/fixtureContent.ts';
import { typeOf } from '../../support/schema.ts';

const SPAIN = 'program-citizenship-spain';

/** The text of a page on a day, in both languages. */
async function siteOn(day: string, edited: StoredDocument) {
  const parts = { lake: await fixtureState(), edited, pictures: originalsOf('http://lake.test') };
  const { content } = await composeDraft({ ...parts, note: gapNote(typeOf), day });
  const missingText = (key: string) => `There is no text ${key}`;
  return (path: string) => {
    const [en, zh] = (['en', 'zh'] as const).map((locale) =>
      parse(renderDraft({ content, path, locale, missingText })),
    );
    return { en, zh };
  };
}

test('marks a figure past its review date as under review, on its page and in the comparison', async () => {
  const source = {
    title: { en: 'Act 14/2013', zh: '第14/2013号法律' },
    url: 'https://law.example/14',
  };
  const figure = { _key: 'a', _type: 'figure', name: 'minInvestment', value: 500_000, unit: 'EUR' };
  const dates = { asOf: '2026-09-30', reviewBy: '2031-03-05' };
  const edited = await draftOf(SPAIN, { figures: [{ ...figure, ...dates, source }] });

  const last = await siteOn('2031-03-05', edited);
  const past = await siteOn('2031-03-06', edited);
  for (const [path, place] of [
    ['/citizenship/spain', '.glance'],
    ['/compare', '[data-programme="citizenship/spain"]'],
  ] as const) {
    const notesOn = ({ en, zh }: ReturnType<typeof last>) =>
      [en, zh].map((page) => page?.querySelector(`${place} .figure-notes`)?.text);
    expect(notesOn(last(path)), path).toEqual([undefined, undefined]);
    expect(notesOn(past(path)), path).toEqual([
      catalogues.en['ui.underReview']?.replace('{{date}}', 'March 2031'),
      catalogues.zh['ui.underReview']?.replace('{{date}}', '2031年3月'),
    ]);
  }
});

const amount = (name: string, value: number, upTo?: number) => ({
  _key: name,
  _type: 'figure',
  name,
  value,
  upTo,
  unit: 'EUR',
  asOf: '2026-09-30',
  reviewBy: '2031-03-05',
  source: { title: { en: 'Act 14/2013', zh: '第14/2013号法律' } },
});

test('gives a range that begins at zero in renminbi, with the rate', async () => {
  const figures = [amount('minInvestment', 0, 5000)];
  const site = await siteOn('2026-11-27', await draftOf(SPAIN, { figures }));
  const { en, zh } = site('/citizenship/spain');
  expect(en?.querySelector('.glance .figure-notes')?.text).toMatch(/^about 0–[\d,]+ RMB$/);
  expect(zh?.querySelector('.glance .figure-notes')?.text).toMatch(/^约0–[\d.]+万元人民币$/);
  expect(en?.querySelector('.glance-foot')?.text).toContain('1 EUR = ');
});

test('states the rate of costs once, below them if there is no strip', async () => {
  const costs = { items: [{ _key: 'a', _type: 'costItem', kind: 'government', figure: 'fee' }] };
  const ratesWith = async (...figures: object[]) => {
    const site = await siteOn('2026-11-27', await draftOf(SPAIN, { figures, costs }));
    const { en } = site('/citizenship/spain');
    return ['.glance', '#costs'].map((place) =>
      en?.querySelector(place)?.text.includes('1 EUR = '),
    );
  };
  expect(await ratesWith(amount('fee', 1000))).toEqual([undefined, true]);
  expect(await ratesWith(amount('fee', 1000), amount('minInvestment', 0))).toEqual([true, false]);
});

test('lets figures wrap that would make a page scroll sideways', async () => {
  const keptOnLine = async (...figures: object[]) => {
    const site = await siteOn('2026-11-27', await draftOf(SPAIN, { figures }));
    const { en, zh } = site('/citizenship/spain');
    return [en, zh].map((page) => page?.querySelectorAll('.glance-figure.unbroken').length);
  };
  const names = ['minInvestment', 'firstStage', 'daysPerYear', 'citizenshipAfter'];
  expect(await keptOnLine(...names.map((name) => amount(name, 5)))).toEqual([4, 4]);
  // Fewer characters in Chinese, which are wider.
  const ranges = names.map((name) => amount(name, 255_000, 805_000));
  expect(await keptOnLine(...ranges)).toEqual([0, 0]);
});

test('puts steps side by side only while there is room for their words', async () => {
  const isAcrossWith = async (count: number) => {
    const text = { en: 'Step', zh: '步骤' };
    const step = { title: text, duration: text, description: text };
    const kinds = TIMELINE_KINDS.slice(0, count);
    const timeline = Object.fromEntries(kinds.map((kind) => [kind, step]));
    const { en } = (await siteOn('2026-11-27', await draftOf(SPAIN, { timeline })))(
      '/citizenship/spain',
    );
    expect(en?.querySelectorAll('.timeline li')).toHaveLength(count);
    return en?.querySelector('.timeline')?.classList.contains('few');
  };
  expect([await isAcrossWith(5), await isAcrossWith(6)]).toEqual([true, false]);
});

test('marks a closing programme on its page, its card and in the comparison', async () => {
  const next = {
    state: 'closed',
    from: '2031-03-05',
    note: { en: 'It is full.', zh: '名额已满。' },
  };
  const edited = await draftOf(SPAIN, { status: { state: 'open', next } });
  const [before, from] = await Promise.all([
    siteOn('2031-03-04', edited),
    siteOn('2031-03-05', edited),
  ]);
  const statesOf = ({ zh }: ReturnType<typeof before>) =>
    zh?.querySelectorAll('main .program-status').map(({ text }) => text);
  const open = catalogues.zh['ui.statusOpen'];
  const closed = catalogues.zh['ui.statusClosed'];
  const announced = catalogues.zh['ui.laterValue']
    ?.replace('{{date}}', '2031年3月5日')
    .replace('{{figure}}', closed ?? '');
  const since = catalogues.zh['ui.statusSince']
    ?.replace('{{state}}', closed ?? '')
    .replace('{{date}}', '2031年3月5日');
  for (const path of ['/citizenship/spain', '/citizenship', '/compare']) {
    expect(statesOf(before(path))).toEqual(expect.arrayContaining([open, announced]));
    const held = statesOf(from(path));
    expect(held).toContain(since);
    expect(held).not.toContain(announced);
  }
  const { en } = before('/citizenship/spain');
  expect(en?.querySelector('.status-notice')?.text).toContain('It is full.');
});

/** A programme's cells of a column of the comparison, in English and Chinese. */
async function cellsOf(column: string, edited: StoredDocument) {
  const pages = (await siteOn('2026-12-01', edited))('/compare');
  return (['en', 'zh'] as const).map((locale) => {
    const label = catalogues[locale][`compare.columns.${column}`];
    return pages[locale]?.querySelector(
      `[data-programme="citizenship/spain"] td[data-label="${label}"]`,
    );
  });
}

const targetsOf = (cells: Awaited<ReturnType<typeof cellsOf>>) =>
  cells.map((cell) => cell?.querySelector('a')?.getAttribute('href'));

describe('the comparison of who may come', () => {
  const familyOf = async (...answers: readonly string[]) => {
    const members = ['spouse', 'children', 'parents', 'siblings'].map((who, index) => ({
      _key: who,
      _type: 'familyMember',
      who,
      answer: answers[index] ?? 'no',
      note: { en: 'By the law.', zh: '依法律规定。' },
    }));
    const familyMembers = { _type: 'familyMembers', members };
    return cellsOf('family', await draftOf(SPAIN, { familyMembers }));
  };

  test('says that the applicant comes alone, if nobody else may come', async () => {
    const [en, zh] = await familyOf('no');
    expect(en?.text).toBe(catalogues.en['ui.applicantAlone']);
    expect(zh?.text).toBe(catalogues.zh['ui.applicantAlone']);
  });

  test('says to ask, if an answer is missing', async () => {
    expect(targetsOf(await familyOf('no', 'ask'))).toEqual(['/contact', '/zh/contact']);
  });
});

test('the comparison leads to the section on language, if no stage fits, and asks without one', async () => {
  const text = { en: 'At several stages.', zh: '分几个阶段。' };
  const presence = { _type: 'presence', days: text, language: text, test: 'ask' };
  expect(targetsOf(await cellsOf('languageTest', await draftOf(SPAIN, { presence })))).toEqual([
    '/citizenship/spain#presence',
    '/zh/citizenship/spain#presence',
  ]);
  const without = await draftOf(SPAIN, { presence: undefined });
  expect(targetsOf(await cellsOf('languageTest', without))).toEqual(['/contact', '/zh/contact']);
});
