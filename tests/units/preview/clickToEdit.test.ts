import { describe, expect, test } from 'vitest';
import { fieldOfText, formPath } from '../../../studio/interface/preview/draft/fieldOfText.ts';
import { placeOfKey } from '../../../studio/interface/preview/draft/notes.ts';
import {
  type MarkedText,
  markTexts,
  textsWithMarks,
  withoutMarks,
} from '../../../studio/interface/preview/render/marks.ts';
import { draftOf, siteWith } from '../../support/draftSite.ts';
import { typeOf } from '../../support/schema.ts';
import { storedDocuments } from '../../support/storedDocuments.ts';

test('marks each text with its key, without changing what is read', () => {
  const texts = Object.fromEntries(
    Array.from({ length: 300 }, (_, index) => [`home.text${index}`, `Text ${index}.`]),
  );
  const found: MarkedText[] = [];
  for (const [key, marked] of Object.entries(markTexts(texts, found))) {
    const passage = `before ${marked} behind`;
    const [first] = textsWithMarks(passage);
    expect(first && found[first.number]).toEqual({ key, text: texts[key] });
    expect(withoutMarks(passage)).toBe(`before ${texts[key]} behind`);
  }
});

test('does not mark empty texts or the structure of rich text', () => {
  const texts = {
    'team.a.bio.0._key': 'k',
    'team.a.bio.0.style': 'h3',
    'team.a.bio.0.children.0._type': 'span',
    'team.a.bio.0.children.0.marks.0': 'strong',
    'team.a.bio.0.markDefs.0.href': '/about',
    'home.note': '',
  };
  expect(markTexts(texts, [])).toEqual(texts);
});

test('finds no number in an unmarked text', () => {
  expect(textsWithMarks('plain')).toEqual([]);
});

test('maps a text to its field in its language, also in lists and rich text', () => {
  const pathOf = (type: string, ...names: string[]) => formPath(typeOf(type), names, 'zh');
  expect(pathOf('program', 'hero', 'title')).toEqual(['hero', 'title', 'zh']);
  expect(pathOf('program', 'benefits', '2', 'title')).toEqual(['benefits', 2, 'title', 'zh']);
  expect(pathOf('teamMember', 'bio', '0', 'children', '0', 'text')).toEqual(['bio', 'zh']);
  expect(pathOf('program', 'made', 'by', 'the', 'site')).toEqual([]);
});

test('maps the words of every page to their own document', () => {
  expect(placeOfKey('site.name', [])).toMatchObject({ id: 'siteSettings' });
  expect(placeOfKey('ui.menu', [])).toMatchObject({ id: 'labels', path: ['ui', 'menu'] });
});

describe('composed text', async () => {
  const SPAIN = 'program-citizenship-spain';
  const spain = 'citizenship.spain';
  const written = (await storedDocuments()).find(({ _id }) => _id === SPAIN);
  const figures = Array.isArray(written?.figures) ? written.figures : [];
  // Without a value the figure is not on the site, but in the form.
  const edited = await draftOf(SPAIN, { figures: [{ _type: 'figure', name: 'new' }, ...figures] });
  const site = await siteWith(edited);
  const pathOf = (key: string) => fieldOfText(key, site, typeOf, 'zh').path;

  test.each([
    ['text', ['value']],
    ['renminbi', ['value']],
    ['asOf', ['asOf']],
    ['review', ['reviewBy']],
    ['next', ['next', 'value']],
    ['source', ['source', 'title', 'zh']],
    ['publisher', ['source', 'publisher', 'zh']],
    ['caution', ['caution', 'zh']],
  ])('maps the %s of a figure to that figure', (text, path) => {
    const position = figures.findIndex(({ name }) => name === 'firstStage') + 1;
    expect(position).toBeGreaterThan(0);
    expect(pathOf(`${spain}.figures.firstStage.${text}`)).toEqual(['figures', position, ...path]);
  });

  test('maps the date of all figures to their list', () =>
    expect(pathOf(`${spain}.figures.asOf`)).toEqual(['figures']));

  test('maps a text below an incomplete item or a dead link to its own item', async () => {
    const benefits = Array.isArray(written?.benefits) ? written.benefits : [];
    const unfinished = { _key: 'new', title: { en: 'New', zh: '新' } };
    const draft = await siteWith(await draftOf(SPAIN, { benefits: [unfinished, ...benefits] }));
    expect(fieldOfText(`${spain}.benefits.0.title`, draft, typeOf, 'en').path).toEqual([
      'benefits',
      1,
      'title',
      'en',
    ]);
    const dead = { _key: 'dead', label: { en: 'Nowhere', zh: '无' }, target: { _ref: 'nowhere' } };
    const bar = (await storedDocuments()).find(({ _id }) => _id === 'navigation');
    const entries = Array.isArray(bar?.entries) ? bar.entries : [];
    const moved = await siteWith(await draftOf('navigation', { entries: [dead, ...entries] }));
    expect(fieldOfText('nav.entries.0.label', moved, typeOf, 'zh').path).toEqual([
      'entries',
      1,
      'label',
      'zh',
    ]);
  });

  test('maps figures of another document to those', async () => {
    const about = await siteWith(await draftOf('about', {}));
    const field = fieldOfText(`${spain}.figures.firstStage.text`, about, typeOf, 'en');
    const position = figures.findIndex(({ name }) => name === 'firstStage');
    expect(field).toEqual({ id: SPAIN, type: 'program', path: ['figures', position, 'value'] });
  });

  test("maps a term's name in the other language to the term", () => {
    const term = { _id: 'term-crs', _type: 'glossaryTerm' };
    const grouped = [{ document: term, group: 'terms.crs' }];
    const nowhere = { grouped, composed: undefined, edited: undefined, form: undefined };
    const field = fieldOfText('terms.crs.paired', nowhere, typeOf, 'en');
    expect(field).toEqual({ id: 'term-crs', type: 'glossaryTerm', path: ['term', 'zh'] });
  });
});
