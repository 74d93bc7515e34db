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

/** Words of which visitors type one where pages say another. */
export const synonymGroup = objectType(
  'synonymGroup',
  'Words that mean the same',
  [
    lineField(
      'words',
      'Words',
      'Divided by commas. A search for one of them also finds the others, below what has the word itself. Each language has words of its own: they need not translate each other.',
    ),
  ],
  { select: { title: 'words.en', subtitle: 'words.zh' } },
);

/** /search; the list of all pages comes from their documents. */
export const search = screen('search', 'Search', [
  note('Below the field: what can be found.'),
  listField('synonyms', 'synonymGroup', {
    title: 'Words that mean the same',
    description:
      'What visitors type, with what pages say: grandparents finds parents, 多少钱 finds 费用. Not shown.',
    rules: (rule) => rule.max(100),
  }),
]);
