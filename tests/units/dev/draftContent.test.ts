import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import { dayOf } from '../../../locales/day.ts';
import { DraftContent } from '../../../scripts/dev/DraftContent.ts';
import { hashedPictures } from '../../../scripts/pull/pictures/pictures.ts';
import { projectDocuments } from '../../../studio/interface/preview/draft/lakeState.ts';
import {
  type FetchedDocument,
  type FetchedDocuments,
  mapDocuments,
} from '../../../studio/queries/documents.ts';
import { catalogues, site } from '../../support/fixtureContent.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

const SPAIN = 'program-citizenship-spain';

let published: FetchedDocuments;
beforeAll(async () => {
  published = await projectDocuments(await storedDocuments());
});

let drafts: DraftContent;
let reported: string[];
beforeEach(() => {
  reported = [];
  drafts = new DraftContent({
    pulled: { catalogues, site },
    pictures: hashedPictures,
    // A rule that is easy to break: a name must not contain a question mark.
    problemsOf: async (documents) =>
      Object.values(documents)
        .flat()
        .filter(({ title }) => JSON.stringify(title ?? '').includes('?'))
        .map(({ _id }) => ({ document: _id, field: 'title', message: 'holds a question mark' })),
    report: (sentence) => reported.push(sentence),
  });
});

/** The published documents, some with drafts. */
const withDrafts = (change: (document: FetchedDocument) => FetchedDocument): FetchedDocuments =>
  mapDocuments(published, (list) => list.map(change));

const draft = (id: string, fields: Record<string, unknown>) =>
  withDrafts((document) => (document._id === id ? { ...document, ...fields } : document));

const named = (text: string) => ({ title: { en: text, zh: text } });
const nameOfSpain = () =>
  drafts.content.catalogues.en.get('citizenship.spain')?.['citizenship.spain.title'];

test('shows the pulled content until a source returns other content', async () => {
  expect(nameOfSpain()).toBe('Spain');
  expect(await drafts.update(withDrafts((document) => document))).toBe(false);
  expect(await drafts.update(draft(SPAIN, named('España')))).toBe(true);
  expect(nameOfSpain()).toBe('España');
  expect(await drafts.update(draft(SPAIN, named('España')))).toBe(false);
});

describe('an invalid draft', () => {
  test('is shown in its last valid version', async () => {
    await drafts.update(draft(SPAIN, named('España')));
    await drafts.update(draft(SPAIN, named('¿España?')));
    expect(nameOfSpain()).toBe('España');
  });

  test('is shown as published if it has no valid version', async () => {
    await drafts.update(draft(SPAIN, named('¿España?')));
    expect(nameOfSpain()).toBe('Spain');
  });

  test('does not block other drafts', async () => {
    await drafts.update(
      withDrafts((document) => {
        if (document._id === SPAIN) return { ...document, ...named('¿España?') };
        return document._id === 'program-us-eb5' ? { ...document, ...named('EB-5!') } : document;
      }),
    );
    const { en } = drafts.content.catalogues;
    expect(en.get('usGreenCard.eb5')?.['usGreenCard.eb5.title']).toBe('EB-5!');
  });

  test('is reported once, and again if it was fixed in between', async () => {
    const broken = draft(SPAIN, named('¿España?'));
    const sentence = `${SPAIN} › title: holds a question mark`;
    await drafts.update(broken);
    await drafts.update(broken);
    expect(reported).toEqual([sentence]);
    await drafts.update(draft(SPAIN, named('España')));
    await drafts.update(broken);
    expect(reported).toEqual([sentence, sentence]);
  });
});

test("a draft with another page's path does not replace that page", async () => {
  await drafts.update(draft('program-citizenship-belgium', { slug: { current: 'spain' } }));
  const at = (path: string) => drafts.content.site.programs.find((one) => one.path === path)?.id;
  expect(at('/citizenship/spain')).toBe(SPAIN);
  expect(at('/citizenship/belgium')).toBe('program-citizenship-belgium');
  expect(reported.join()).toContain('has the same address');
});

test('a moved page leaves a redirect', async () => {
  await drafts.update(draft(SPAIN, { slug: { current: 'espana' } }));
  expect(drafts.content.site.redirects).toContainEqual({
    from: '/citizenship/spain',
    to: '/citizenship/espana',
  });
});

test('keeps the pulled version of an invalid required document, and shows other changes', async () => {
  await drafts.begin({ ...published, home: [] });
  await drafts.update({ ...draft(SPAIN, named('España')), home: [] });
  expect(nameOfSpain()).toBe('España');
  expect(reported.join()).toContain('home › document (page /): is missing');
  expect(drafts.content.site.screens.home).toEqual(site.screens.home);
});

test('reports an invalid draft of a page without an earlier version, and keeps the site', async () => {
  const without: FetchedDocuments = { ...published, guide: [], guideIndex: [] };
  await drafts.begin(without);
  expect(drafts.content.site.screens.guideIndex).toBeUndefined();
  const guideIndex = published.guideIndex.map((index) => ({ ...index, ...named('?') }));
  expect(await drafts.update({ ...without, guideIndex })).toBe(false);
  expect(reported.join()).toContain('holds a question mark');
});

test('keeps invalid published labels as pulled, as after an update with new requirements', async () => {
  const refused = (documents: FetchedDocuments): FetchedDocuments => ({
    ...documents,
    labels: documents.labels.map((labels) => ({ ...labels, ...named('?') })),
  });
  await drafts.begin(refused(published));
  await drafts.update(refused(draft(SPAIN, named('España'))));
  expect(nameOfSpain()).toBe('España');
  expect(drafts.content.catalogues.en.get('ui')).toEqual(indexCatalogue(catalogues.en).get('ui'));
});

test('shows the latest published version instead of an invalid draft', async () => {
  await drafts.begin(draft(SPAIN, named('España')));
  await drafts.update(draft(SPAIN, named('¿España?')));
  expect(nameOfSpain()).toBe('España');
  expect(reported).toEqual([`${SPAIN} › title: holds a question mark`]);
});

test('keeps amounts in renminbi while exchange rates are invalid', async () => {
  const rates = (fields: object): FetchedDocuments => ({
    ...published,
    exchangeRates: [
      {
        _id: 'rates',
        _type: 'exchangeRates',
        day: dayOf(new Date()),
        rates: [{ currency: 'EUR', rate: 7 }],
        source: { title: { en: 'Bank', zh: '银行' } },
        ...fields,
      },
    ],
  });
  await drafts.update(rates({}));
  const { rates: shown } = drafts.content.site;
  expect(shown).not.toBeNull();
  await drafts.update(rates({ title: '?', day: 'tomorrow' }));
  expect(drafts.content.site.rates).toEqual(shown);
  expect(reported).toEqual(['rates › title: holds a question mark']);
});

test('starts with the pulled content if a published page without an earlier version is invalid', async () => {
  const without: FetchedDocuments = { ...published, guide: [], guideIndex: [] };
  await drafts.begin(without);
  const guideIndex = published.guideIndex.map((index) => ({ ...index, ...named('?') }));
  await drafts.begin({ ...without, guideIndex });
  expect(await drafts.update({ ...without, guideIndex })).toBe(false);
  expect(reported.join()).toContain('holds a question mark');
  expect(await drafts.update({ ...without, guideIndex: published.guideIndex })).toBe(true);
  expect(drafts.content.site.screens.guideIndex).toBeDefined();
});
