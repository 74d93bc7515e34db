import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { fieldOf } from '../../support/dataset.ts';
import { draftOf, siteWith } from '../../support/draftSite.ts';
import { catalogues } from '../../support/fixtureContent.ts';
import { typeOf } from '../../support/schema.ts';

const SPAIN = 'program-citizenship-spain';

const figure = (name: string, fields: object) => ({
  _key: name,
  _type: 'figure',
  name,
  asOf: '2026-09-30',
  reviewBy: '2031-03-05',
  source: { title: { en: 'Act', zh: '法律' }, url: 'https://law.example/14' },
  ...fields,
});

/** A page while the programme has these fields. */
async function pageWith(path: string, fields: Readonly<Record<string, unknown>>) {
  const site = await siteWith(await draftOf(SPAIN, fields));
  return parse(renderPage(site, path, 'en', typeOf).html);
}

test.each([
  ['processingTime', 'firstStage', true],
  ['firstStage', undefined, true],
  ['firstStage', 'processingTime', false],
])('explains “first stage” where %s is labelled %s: %s', async (name, label, isTold) => {
  const time = figure(name, { value: 3, unit: 'month', label });
  const page = await pageWith('/citizenship/spain', { figures: [time] });
  const note = catalogues.en['compare.register.firstStage'] ?? '';
  expect(page.querySelector('.glance-foot')?.text.includes(note)).toBe(isTold);
});

test('a duration that stands for a missing figure begins with a capital', async () => {
  const years = figure('naturalization', { value: 3, unit: 'year', qualifier: 'atLeast' });
  const duration = { en: '{{naturalization}}', zh: '{{naturalization}}' };
  const timeline = fieldOf(SPAIN, 'timeline');
  const page = await pageWith('/compare', {
    figures: [years],
    timeline: Object.assign({}, timeline, {
      citizenship: Object.assign({}, fieldOf(SPAIN, 'timeline.citizenship'), { duration }),
    }),
  });
  const cell = page.querySelector(
    `[data-programme="citizenship/spain"] [data-label="${catalogues.en['compare.columns.citizenshipAfter']}"]`,
  );
  expect(cell?.text).toBe('At least 3 years');
});

test.each([
  [['fee'], false],
  [[undefined], true],
  [['fee', undefined], true],
  [['fee', 'taxes'], true],
])('says why there is no total only if there could be one: %j', async (names, isTold) => {
  const items = names.map((name, index) => ({
    _key: `${index}`,
    _type: 'costItem',
    kind: 'government',
    figure: name,
  }));
  const yearly = { _key: 'yearly', _type: 'costItem', kind: 'yearly', figure: 'fee' };
  const figures = [
    figure('fee', { value: 100, unit: 'EUR' }),
    figure('taxes', { value: 4, unit: 'percent' }),
  ];
  const page = await pageWith('/citizenship/spain', {
    figures,
    costs: { items: [...items, yearly] },
  });
  const note = catalogues.en['ui.costNoSum'] ?? '';
  expect(page.querySelector('#costs')?.text.includes(note)).toBe(isTold);
});
