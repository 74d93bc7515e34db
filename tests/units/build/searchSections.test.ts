import { expect, test } from 'vitest';
import { TOPICS } from '../../../locales/kinds.ts';
import { LOCALES } from '../../../locales/locale.ts';
import { sectionLabel } from '../../../locales/sections.ts';
import { searchEntries } from '../../../scripts/build/search/entries.ts';
import { figureLines, prefixPresence } from '../../../scripts/build/search/programLines.ts';
import { groupBySection } from '../../../scripts/build/search/sections.ts';
import { content } from '../../support/fixtureContent.ts';

const words = {
  'ui.familyLink': 'Family',
  'ui.questionsLink': 'Questions',
  'ui.overview': 'Overview',
};
const sections = (texts: Record<string, string>, ...anchors: readonly string[]) =>
  groupBySection(texts, anchors, words);

test('puts the texts of a field into its section, labelled like its link', () => {
  const texts = {
    'familyMembers.intro': 'All may come.',
    'familyMembers.members.0.note': 'On proof.',
  };
  expect(sections(texts)).toEqual([
    { id: 'family', heading: 'Family', text: 'All may come.\nOn proof.' },
  ]);
});

test.each(TOPICS.filter((id) => id !== 'family'))('puts %s into its section', (id) => {
  const found = groupBySection({ [`${id}.text`]: 'So.' }, [], { [sectionLabel(id)]: 'Its name' });
  expect(found).toEqual([{ id, heading: 'Its name', text: 'So.' }]);
});

test('puts a question before its answer', () => {
  const texts = { 'questions.0.answer': 'Yes.', 'questions.0.question': 'May we?' };
  expect(sections(texts)).toMatchObject([{ id: 'questions', text: 'May we?\nYes.' }]);
});

test('writes the renminbi amount and the caution of a figure on its line', () => {
  const texts = {
    'figures.minInvestment.text': '80万美元',
    'figures.minInvestment.renminbi': '约568万元人民币',
    'figures.minInvestment.caution': '另有费用',
  };
  const labels = { 'ui.searchFigure': '{{what}}：{{value}}', 'ui.minInvestment': '最低投资额' };
  const lines = figureLines([{ name: 'minInvestment' }], texts, labels);
  expect(lines).toEqual(['最低投资额：80万美元 · 约568万元人民币 · 另有费用']);
});

test('begins the texts about stay and language with their headings', () => {
  const texts = { 'presence.days': '不要求。', 'presence.language': '不考。', 'tax.text': '无。' };
  const labels = {
    'ui.searchFigure': '{{what}}：{{value}}',
    'ui.presenceDays': '居住天数',
    'ui.presenceLanguage': '语言考试',
  };
  expect(prefixPresence(texts, labels)).toEqual({
    'presence.days': '居住天数：不要求。',
    'presence.language': '语言考试：不考。',
    'tax.text': '无。',
  });
  expect(prefixPresence({ 'presence.days': 'None.' }, labels)).toEqual({
    'presence.days': '居住天数：None.',
  });
});

test('gives a track its own sections', () => {
  const texts = { 'birth.label': 'Birth', 'birth.overview.title': 'Born there' };
  expect(sections(texts)).toMatchObject([
    { text: 'Birth' },
    { id: 'birth-overview', heading: 'Birth – Overview', text: 'Born there' },
  ]);
});

test('gives a guide’s sections their anchors, headings and whole paragraphs', () => {
  const texts = {
    'sections.0.title': 'Who counts',
    'sections.0.text.0.children.0.text': 'A ',
    'sections.0.text.0.children.1.text': 'child',
    'sections.0.text.1.children.0.text': 'Two',
  };
  expect(sections(texts, 'who')).toEqual([
    { id: 'who', heading: 'Who counts', text: 'A child\nTwo' },
  ]);
});

test('puts texts without a section on the page, and column labels into headings', () => {
  expect(sections({ note: 'A note.', 'columns.days': 'Days a year' })).toEqual([
    { text: 'A note.' },
    { heading: 'Days a year', text: '' },
  ]);
});

test.each(LOCALES)('%s: excludes templates that a page fills in', (locale) => {
  const texts = JSON.stringify(searchEntries(content, locale));
  expect(texts).toContain('/contact');
  expect(texts).not.toMatch(/\{\{/);
});
