import { defineField } from '@sanity/types';
import { PAGE_TYPES } from '../../../locales/routes.ts';
import { say } from '../../words/say.ts';
import { objectType } from '../fields.ts';
import { codeField, listField } from '../plainFields.ts';

/** A year: anything longer is a typing error. */
const MAX_DAYS = 366;

/** Describes what is wrong with the name of a time zone, for the editor. */
export function timeZoneProblem(name: string): string | undefined {
  try {
    // Throws for an unknown time zone.
    new Intl.DateTimeFormat('en', { timeZone: name });
    return undefined;
  } catch {
    return say('“[name]” is not a time zone: write a continent and a city, e.g. America/Chicago', {
      name,
    });
  }
}

/** The pages to file with an authority whenever their text changes. */
export const filing = objectType('filing', 'Filing', [
  listField(
    'pages',
    { type: 'reference', to: PAGE_TYPES.map((type) => ({ type })) },
    {
      title: 'Pages filed',
      description:
        'When the text of one of these pages changes, the publish server keeps a copy in both languages for filing.',
      rules: (rule) => rule.unique(),
    },
  ),
  defineField({
    name: 'days',
    type: 'number',
    title: 'Days to file',
    description: 'The copy is due this many days after visitors first saw the new text. Texas: 10.',
    initialValue: 10,
    validation: (rule) => [rule.required(), rule.integer().min(1).max(MAX_DAYS)],
  }),
  {
    ...codeField('timeZone', timeZoneProblem, {
      title: 'Time zone',
      description:
        'The authority’s time zone, in which the days are counted, e.g. America/Chicago.',
    }),
    initialValue: 'America/Chicago',
  },
]);
