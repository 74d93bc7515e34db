import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
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
