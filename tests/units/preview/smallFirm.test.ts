import { parse } from 'node-html-parser';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '../../../locales/isRecord.ts';
import { sitePages } from '../../../locales/sitePages.ts';
import type { DraftSite } from '../../../studio/interface/preview/draft/composeDraft.ts';
import { renderPage } from '../../../studio/interface/preview/render/renderPage.ts';
import { siteWith } from '../../support/draftSite.ts';
import { catalogues } from '../../support/fixtureContent.ts';
import { typeOf } from '../../support/schema.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

/** What the firm does without. */
const WITHOUT = new Set([
  'project',
  'redirect',
  'usGreenCardIndex',
  'citizenshipIndex',
  'otherPrograms',
  'guideIndex',
  'glossary',
]);

const KEPT = new Set(['program-residency-greece', 'team-grace-lin']);

/** One programme, one attorney, one telephone, no guides and no glossary. */
const smallFirm = async () =>
  (await storedDocuments())
    .filter(({ _id, _type }) => !WITHOUT.has(_type) && (KEPT.has(_id) || !isMany(_type)))
    .map(({ phoneInternational, attorneyAdvertising, notAnOffer, ...document }) => ({
      ...document,
      ...(document._type === 'navigation' && { entries: [] }),
      ...(document._id === 'program-residency-greece' && { neighbours: [] }),
    }));

const isMany = (type: string) => type === 'program' || type === 'teamMember';

let site: DraftSite;
beforeAll(async () => {
  site = await siteWith(undefined, await smallFirm());
});

const textsOf = (path: string, selector: string, { of = site } = {}) =>
  parse(renderPage(of, path, 'en', typeOf).html)
    .querySelectorAll(selector)
    .map(({ text }) => text.replace(/\s+/g, ' ').trim());

test('a site does without screens that would list nothing', () => {
  const paths = sitePages(site.content.site).map(({ path }) => path);
  for (const path of ['/us-green-card', '/citizenship', '/other-programs', '/guides', '/glossary'])
    expect(paths).not.toContain(path);
  expect(paths).toContain('/other-citizenship');
  expect(textsOf('/', '.footer nav:last-of-type a')).toEqual([
    'Search',
    'Privacy',
    'Accessibility',
  ]);
});

test('a screen is needed once it has something to list', async () => {
  const documents = (await smallFirm()).filter(({ _type }) => _type !== 'residencyIndex');
  await expect(siteWith(undefined, documents)).rejects.toThrow('The site has no residencyIndex');
});

test('a number that is one or less is not shown as a fact', () => {
  expect(textsOf('/', '.facts li')).toEqual(['2 languages, English and Chinese']);
});

test('lists without programmes, and filters without a choice, are left out', async () => {
  const sections = textsOf('/other-citizenship', 'main h2');
  expect(sections).toContain('Residence visas');
  expect(sections).not.toContain('Fast naturalization');
  expect(textsOf('/compare', 'legend')).not.toContain('Goal');
  const unlisted = (await smallFirm()).map((document) => ({ ...document, listed: false }));
  const of = await siteWith(undefined, unlisted);
  expect(textsOf('/other-citizenship', 'main h2', { of })).toEqual([
    'What residence abroad brings',
    'Talk to us before you decide',
  ]);
});

test('a map without countries, and a list of programmes without any, are left out', async () => {
  const documents = await smallFirm();
  const nowhere = documents.map((document) => ({ ...document, country: undefined }));
  const countries = catalogues.en['ui.countries'];
  expect(textsOf('/', 'main h2')).toContain(countries);
  expect(textsOf('/', 'main h2', { of: await siteWith(undefined, nowhere) })).not.toContain(
    countries,
  );
  const nothing = documents.filter(({ _type }) => _type !== 'program');
  expect(textsOf('/search', '#all-pages h3')).toHaveLength(2);
  expect(
    textsOf('/search', '#all-pages h3', { of: await siteWith(undefined, nothing) }),
  ).toHaveLength(1);
});

test('a firm that names nobody has no list of its team', async () => {
  const documents = (await smallFirm())
    .filter(({ _type }) => _type !== 'teamMember')
    .map((document) => ({ ...document, attorney: undefined }));
  const of = await siteWith(undefined, documents);
  expect(textsOf('/about', '#team', { of })).toEqual([]);
  expect(textsOf('/', '.portraits', { of })).toEqual([]);
});

test('a second telephone and some legal notices are optional', () => {
  for (const part of ['#information', '.footer'])
    expect(textsOf('/contact', `${part} [href^="tel:"]`)).toEqual(['+1 713 555 0142']);
  expect(textsOf('/contact', '.footer-legal p')).toHaveLength(4);
});

test('a note on consultations is optional, and stands in the card beside the form', async () => {
  const notesWith = async (note?: object) => {
    const documents = (await storedDocuments()).map((document) =>
      document._type === 'contact' && isRecord(document.information)
        ? { ...document, information: { ...document.information, note } }
        : document,
    );
    return textsOf('/contact', '#information p', { of: await siteWith(undefined, documents) });
  };
  expect(await notesWith({ en: 'A talk.\nTo change it.', zh: '谈话。\n改期。' })).toEqual([
    'A talk.',
    'To change it.',
  ]);
  expect(await notesWith()).toEqual([]);
});

test('a card names the passport of its visa-free destinations, if there are words for it', async () => {
  const figure = { _key: 'a', _type: 'figure', name: 'visaFree', value: 190, unit: 'count' };
  const days = { asOf: '2026-09-30', reviewBy: '2031-03-05' };
  const source = { title: { en: 'The index', zh: '该指数' } };
  const figures = [{ ...figure, ...days, source, label: 'visaFreePassport' }];
  const notesWith = async (withItsPassport?: object) => {
    const documents = (await storedDocuments()).map((document) => ({
      ...document,
      ...(document._type === 'program' && { figures }),
      ...(isRecord(document.ui) && { ui: { ...document.ui, withItsPassport } }),
    }));
    const of = await siteWith(undefined, documents);
    return textsOf('/citizenship', '.card-figures dt + dd + dd', { of });
  };
  expect(await notesWith({ en: 'Later', zh: '日后' })).toContain('Later');
  expect(await notesWith()).toEqual([]);
});

test('a filter is offered without words above it', async () => {
  const label = { en: 'Nothing to fulfil', zh: '无条件' };
  const documents = (await storedDocuments()).map((document) => ({
    ...document,
    ...(isRecord(document.filters) && { filters: { ...document.filters, noDays: label } }),
  }));
  const of = await siteWith(undefined, documents);
  expect(textsOf('/compare', '.filters label', { of })).toContain('Nothing to fulfil');
});

test('a programme leads to a comparison of at most four, the first itself', async () => {
  const compareRelated = { en: 'Beside these', zh: '并列' };
  const documents = (await storedDocuments()).map((document) => ({
    ...document,
    ...(document._type === 'program' && { country: 'GR' }),
    ...(isRecord(document.ui) && { ui: { ...document.ui, compareRelated } }),
  }));
  const of = await siteWith(undefined, documents);
  const page = parse(renderPage(of, '/other-citizenship/greece', 'en', typeOf).html);
  expect(page.querySelectorAll('#other-routes h3').length).toBeGreaterThan(3);
  const way = page.querySelector('#other-routes .compare-link a')?.getAttribute('href') ?? '';
  const chosen = new URL(way, 'https://firm.example').searchParams.getAll('with');
  expect(chosen).toHaveLength(4);
  expect(chosen[0]).toBe('residenceVisa/greece');
});
