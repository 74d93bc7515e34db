import { createClient } from '@sanity/client';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { indexCatalogue } from '../../../locales/catalogue.ts';
import { DOCUMENT_TYPES, recordOf } from '../../../locales/routes.ts';
import { DraftContent, type Drafts } from '../../../scripts/dev/DraftContent.ts';
import { ownProblems } from '../../../scripts/dev/draftProblems.ts';
import { projectDocuments } from '../../../studio/interface/preview/draft/lakeState.ts';
import type { Fetched, FetchedDocument } from '../../../studio/queries/documents.ts';
import { catalogues, site } from '../../support/fixtureContent.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

const SPAIN = 'program-citizenship-spain';

let published: Fetched;
beforeAll(async () => {
  published = await projectDocuments(await storedDocuments());
});

let drafts: DraftContent;
let said: string[];
beforeEach(() => {
  said = [];
  drafts = new DraftContent({
    pulled: { catalogues, site },
    // A rule that is easy to break: no name holds a question mark.
    ruleProblems: async (document) =>
      JSON.stringify(document.title ?? '').includes('?')
        ? [{ document: document._id, field: 'title', message: 'holds a question mark' }]
        : [],
    report: (sentence) => said.push(sentence),
  });
});

/** The published documents, some of them changed by drafts. */
const withDrafts = (
  change: (document: FetchedDocument) => FetchedDocument | undefined,
): Drafts => ({
  drafts: recordOf(DOCUMENT_TYPES, (type) =>
    published[type].flatMap((document) => change(document) ?? []),
  ),
  published,
});

const draft = (id: string, fields: Record<string, unknown>) =>
  withDrafts((document) => (document._id === id ? { ...document, ...fields } : document));

const named = (text: string) => ({ title: { en: text, zh: text } });
const nameOfSpain = () =>
  drafts.content.catalogues.en.get('citizenship.spain')?.['citizenship.spain.title'];

test('what was pulled is shown until a source gives something else', async () => {
  expect(nameOfSpain()).toBe('Spain');
  expect(await drafts.update(withDrafts((document) => document))).toBe(false);
  expect(await drafts.update(draft(SPAIN, named('España')))).toBe(true);
  expect(nameOfSpain()).toBe('España');
  expect(await drafts.update(draft(SPAIN, named('España')))).toBe(false);
});

describe('a draft that breaks a rule', () => {
  test('is shown as it was before', async () => {
    await drafts.update(draft(SPAIN, named('España')));
    await drafts.update(draft(SPAIN, named('¿España?')));
    expect(nameOfSpain()).toBe('España');
  });

  test('is shown as published if it was not shown before', async () => {
    await drafts.update(draft(SPAIN, named('¿España?')));
    expect(nameOfSpain()).toBe('Spain');
  });

  test('does not keep others from being shown', async () => {
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
    expect(said).toEqual([sentence]);
    await drafts.update(draft(SPAIN, named('España')));
    await drafts.update(broken);
    expect(said).toEqual([sentence, sentence]);
  });
});

test("a draft with another page's path does not replace that page", async () => {
  await drafts.update(draft('program-citizenship-belgium', { slug: { current: 'spain' } }));
  const at = (path: string) => drafts.content.site.programs.find((one) => one.path === path)?.id;
  expect(at('/citizenship/spain')).toBe(SPAIN);
  expect(at('/citizenship/belgium')).toBe('program-citizenship-belgium');
  expect(said.join()).toContain('has the same address');
});

test('a page that moved leaves a redirect', async () => {
  await drafts.update(draft(SPAIN, { slug: { current: 'espana' } }));
  expect(drafts.content.site.redirects).toContainEqual({
    from: '/citizenship/spain',
    to: '/citizenship/espana',
  });
});

test('what the site needs stays as it was pulled where there is no other, and others follow', async () => {
  const { drafts: renamed } = draft(SPAIN, named('España'));
  const without = (documents: Fetched) =>
    recordOf(DOCUMENT_TYPES, (type) => (type === 'home' ? [] : documents[type]));
  await drafts.update({ drafts: without(renamed), published: without(published) });
  expect(nameOfSpain()).toBe('España');
  expect(said.join()).toContain('home › document (page /): is missing');
  expect(drafts.content.site.screens.home).toEqual(site.screens.home);
});

test('so do published labels that are invalid, as after an update with new requirements', async () => {
  const refused = (documents: Fetched): Fetched => ({
    ...documents,
    labels: documents.labels.map((labels) => ({ ...labels, ...named('?') })),
  });
  const { drafts: renamed } = draft(SPAIN, named('España'));
  await drafts.update({ drafts: refused(renamed), published: refused(published) });
  expect(nameOfSpain()).toBe('España');
  expect(drafts.content.catalogues.en.get('ui')).toEqual(indexCatalogue(catalogues.en).get('ui'));
});

test('a draft with a null in a list has a problem', async () => {
  const client = createClient({ projectId: 'x', dataset: 'y', useCdn: false, apiVersion: '1' });
  const rule = {
    ...{ _id: 'rule', _type: 'claimRule', language: 'en', words: ['sure'] },
    why: { _type: 'localeString', en: 'Nothing is sure.', zh: '没有什么是确定的。' },
  };
  const problems = async (fields: object) =>
    (await ownProblems({ ...rule, ...fields }, [], client)).map(({ field }) => field);
  expect(await problems({})).toEqual([]);
  expect(await problems({ words: ['sure', null] })).toEqual(['words.1']);
});
