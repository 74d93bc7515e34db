import { lineField, objectType, textField } from '../fields.ts';
import { listField } from '../plainFields.ts';
import { screen } from './screen.ts';

const note = (description: string) => textField('note', 'Note', description);

/** /guides; the cards come from the guides. */
export const guideIndex = screen('guideIndex', 'Guides', [
  note('Below the cards: what a guide can answer, and what it cannot.'),
]);

/** /glossary; the entries come from the glossary terms. */
export const glossary = screen('glossary', 'Glossary', [note('Above the entries.')]);

/** Synonyms: words that visitors type, and words that pages use. */
export const synonymGroup = objectType(
  'synonymGroup',
  'Synonyms',
  [
    lineField(
      'words',
      'Words',
      'Separated by commas. A search for one of them also finds the others, ranked below pages with the word itself. After a colon, narrower words: with Europe: France, Spain, a search for Europe also finds France, but not the reverse. The two languages need not be translations of each other.',
    ),
  ],
  { select: { title: 'words.en', subtitle: 'words.zh' } },
);

/** /search; the list of all pages comes from their documents. */
export const search = screen('search', 'Search', [
  note('Below the field: what can be found.'),
  listField('synonyms', 'synonymGroup', {
    title: 'Synonyms',
    description:
      'Words that visitors type and words that pages use: grandparents finds parents, 多少钱 finds 费用. Not shown on the site.',
    rules: (rule) => rule.max(100),
  }),
]);
