import { defineField, defineType } from '@sanity/types';
import { FIGURE_QUALIFIERS, FIGURE_UNITS } from '../../../locales/figures.ts';
import { checkText } from '../rules/checkText.ts';
import { dayProblem } from '../rules/day.ts';
import { figureNameProblem, figureNamesDiffer } from '../rules/figureNames.ts';
import { knownItems } from '../rules/knownItems.ts';
import { reviewDue } from '../rules/reviewDue.ts';
import { choices, wordsOf } from '../titles.ts';

/** A trillion: more is a slip of the keyboard. */
const LARGEST = 1e12;

/** A number that matters, stored once; texts of the document refer to it as `{{name}}`. */
export const figure = defineType({
  name: 'figure',
  title: 'Figure',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      type: 'string',
      title: 'Name',
      description:
        'How texts refer to it: minInvestment is written {{minInvestment}}. The strip below the top of the page shows minInvestment, processingTime, permanentResidenceAfter, citizenshipAfter and visaFree.',
      validation: (rule) => rule.required().custom(checkText(figureNameProblem)),
    }),
    defineField({
      name: 'value',
      type: 'number',
      title: 'Value, or lower end of a range',
      description: 'In whole units: 1050000 for 1,050,000 USD, 12 for 12 %.',
      validation: (rule) => rule.required().min(0).max(LARGEST),
    }),
    defineField({
      name: 'upTo',
      type: 'number',
      title: 'Upper end of a range',
      description: 'Only for a range such as 4-6 months: value 4, upper end 6.',
      validation: (rule) =>
        rule
          .max(LARGEST)
          .custom<number>((upTo, { parent }) =>
            upTo === undefined || upTo > Number((parent as { value?: number } | undefined)?.value)
              ? true
              : 'The upper end must be larger than the lower one',
          ),
    }),
    defineField({
      name: 'unit',
      type: 'string',
      title: 'Unit or currency',
      description:
        'A plain number is for things that the sentence names itself: {{visaFree}} destinations.',
      options: { list: choices(FIGURE_UNITS) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'qualifier',
      type: 'string',
      title: 'Qualifier',
      description: 'at least 30,000 EUR, about 12%, more than 3,600, 190+',
      options: { list: choices(FIGURE_QUALIFIERS) },
    }),
    defineField({
      name: 'asOf',
      type: 'date',
      title: 'As of',
      description: 'The day on which the figure was last checked; shown under it.',
      validation: (rule) => rule.required().custom(checkText(dayProblem)),
    }),
    defineField({
      name: 'reviewBy',
      type: 'date',
      title: 'Review by',
      description: 'The day by which somebody must check it again; not shown.',
      validation: (rule) => [
        rule.required().custom(checkText(dayProblem)),
        rule.custom(reviewDue).warning(),
      ],
    }),
    defineField({
      name: 'source',
      type: 'string',
      title: 'Source',
      description: 'Law, authority or page that the figure was taken from; not shown.',
      validation: (rule) => rule.required().max(500),
    }),
  ],
  preview: {
    select: { name: 'name', value: 'value', upTo: 'upTo', unit: 'unit', reviewBy: 'reviewBy' },
    prepare: ({ name, value, upTo, unit, reviewBy }) => ({
      title: name ? `${wordsOf(name)}: ${amountOf(value, upTo, unit)}` : 'New figure',
      subtitle: `written {{${name ?? '…'}}} · review by ${reviewBy ?? '?'}`,
    }),
  },
});

/** `500,000 euros`, `3 to 6 months`, `190`; a draft may lack any part. */
function amountOf(value?: number, upTo?: number, unit?: string): string {
  const ends = [value, upTo]
    .filter((end) => end !== undefined)
    .map((end) => end.toLocaleString('en'));
  const words = unit && unit !== 'count' ? wordsOf(unit) : '';
  return `${ends.join(' to ')} ${words.replace(/^(?!US)./, (letter) => letter.toLowerCase())}`.trim();
}

/** The `figures` list of a document. */
export const figuresField = defineField({
  name: 'figures',
  type: 'array',
  title: 'Figures',
  description:
    'Every number that matters, once. Texts name it ({{minInvestment}}) and show it in the way of each language; {{minInvestment, number}} leaves out unit and qualifier.',
  of: [{ type: 'figure' }],
  validation: (rule) => rule.custom(knownItems).custom(figureNamesDiffer),
});
