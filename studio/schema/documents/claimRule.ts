import { defineField } from '@sanity/types';
import { LOCALE_TITLES, LOCALES } from '../../../locales/locale.ts';
import { documentType, lineField } from '../fields.ts';
import { choiceField } from '../plainFields.ts';
import { textProblem } from '../rules/text.ts';
import { textRule } from '../rules/textRule.ts';

/** Anything longer is a whole sentence and would never match. */
const LONGEST = 60;

const phrases = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      {
        type: 'string',
        validation: (rule) => rule.custom(textRule((text) => textProblem(text, LONGEST))),
      },
    ],
    options: { layout: 'tags' },
  });

/** Words that regulators watch: the same sentence must qualify or support them. */
export const claimRule = documentType('claimRule', 'Watched words', {
  fields: [
    {
      ...phrases(
        'words',
        'Words',
        'Every form to watch for, such as guarantee, guarantees, guaranteed. Not case-sensitive.',
      ),
      validation: (rule) => rule.required().min(1).unique(),
    },
    choiceField(
      'language',
      LOCALES.map((value) => ({ value, title: LOCALE_TITLES[value] })),
      {
        title: 'Language',
        description: 'The language in which the words are watched.',
        layout: 'radio',
      },
    ),
    lineField(
      'why',
      'Why',
      'Why the words are a problem on their own; shown to editors who use one.',
    ),
    phrases(
      'acceptable',
      'What makes it acceptable',
      'Phrases that make the sentence acceptable: a qualifier, a source or a disclosure, such as “according to”. A phrase that contains the watched word (“does not guarantee”) allows only that occurrence.',
    ),
  ],
  orderings: [
    { name: 'language', title: 'Language', by: [{ field: 'language', direction: 'asc' }] },
  ],
});
