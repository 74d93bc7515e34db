import { defineField } from '@sanity/types';
import { FIGURE_LABELS, FIGURE_QUALIFIERS, FIGURE_UNITS } from '../../../locales/figures.ts';
import { withLabel } from '../../words/punctuation.ts';
import { say } from '../../words/say.ts';
import { lineField, objectField, objectType } from '../fields.ts';
import { figureAmount } from '../figureAmount.ts';
import { choiceField, codeField, dayField, listField } from '../plainFields.ts';
import {
  checkedInPastRule,
  recheckedOnChangeRule,
  reviewAfterCheckRule,
  reviewDueRule,
} from '../rules/figureDays.ts';
import { distinctFigureNamesRule, figureNameProblem } from '../rules/figureNames.ts';
import { figureUnitRule } from '../rules/figureUnit.ts';
import { sameMagnitudeRule } from '../rules/sameMagnitudeRule.ts';
import { rangeRule, successorRule } from '../rules/successor.ts';
import { toChoices, toReadableName } from '../titles.ts';

/** A trillion: anything larger is a typing error. */
const LARGEST = 1e12;

/** The number fields of a figure, for which the form has an amount input. */
export const AMOUNT_FIELDS = ['value', 'upTo'] as const;

const amountFields = [
  defineField({
    name: AMOUNT_FIELDS[0],
    type: 'number',
    title: 'Value, or lower end of a range',
    description:
      'In whole units: 1050000, 1,050,000 or 105万 for 1,050,000 USD, 12 for 12%. An amount of 0 is shown as “none”.',
    validation: (rule) => [
      rule.required(),
      rule.min(0).max(LARGEST),
      rule.custom(sameMagnitudeRule).warning(),
    ],
  }),
  defineField({
    name: AMOUNT_FIELDS[1],
    type: 'number',
    title: 'Upper end of a range',
    description: 'Only for a range such as 4–6 months: value 4, upper end 6.',
    validation: (rule) => [
      rule.max(LARGEST).custom(rangeRule),
      rule.custom(sameMagnitudeRule).warning(),
    ],
  }),
];

const qualifierField = choiceField('qualifier', toChoices(FIGURE_QUALIFIERS), {
  title: 'Qualifier',
  description:
    'at least 30,000 EUR, about 12%, more than 3,600, 190+; the strip adds “at least” to the minimum investment automatically.',
  optional: true,
});

/** A figure's value from a later day on; unit, label and source stay the same. */
export const figureSuccessor = objectType('figureSuccessor', 'Later value', [
  ...amountFields,
  qualifierField,
  dayField('from', 'From', 'The first day on which the new value applies.', {
    missing: say('Enter the first day of the new value'),
  }),
]);

/** An important number, stored once; texts of the document refer to it as `{{name}}`. */
export const figure = objectType(
  'figure',
  'Figure',
  [
    codeField('name', figureNameProblem, {
      title: 'Name',
      description:
        'The name used in texts: minInvestment is written {{minInvestment}}. The strip below the top of the page shows minInvestment, firstStage, processingTime, daysPerYear, permanentResidenceAfter, citizenshipAfter and visaFree.',
    }),
    choiceField('label', toChoices(FIGURE_LABELS), {
      title: 'Label on the page',
      description:
        'Shown in the strip below the top of the page; derived from the name if left empty. Choose “First stage” if the time covers only part of the process, “Visa-free with the passport” if the programme grants no passport.',
      optional: true,
    }),
    ...amountFields,
    choiceField('unit', toChoices(FIGURE_UNITS), {
      title: 'Unit or currency',
      description:
        'Use a plain number if the sentence names what is counted: {{visaFree}} destinations.',
      rule: figureUnitRule,
    }),
    qualifierField,
    lineField(
      'caution',
      'Caution',
      'A short qualification, shown under the figure in the strip, in the comparison and on cards. It may refer to other figures: {{ordinaryHome}}.',
      { optional: true },
    ),
    dayField('asOf', 'As of', 'The date the figure was last checked; shown under it.', {
      missing: say('Enter the date the figure was last checked'),
      rule: checkedInPastRule,
      advice: recheckedOnChangeRule,
    }),
    dayField(
      'reviewBy',
      'Review by',
      'The date by which the figure must be checked again; after it, the page says that the figure is under review.',
      { rule: reviewAfterCheckRule, advice: reviewDueRule },
    ),
    objectField('source', 'figureSource', {
      title: 'Source',
      description: 'The law, authority or page the figure comes from; linked on the page.',
    }),
    objectField('next', 'figureSuccessor', {
      title: 'Later value',
      description: 'A known future value: the page announces it and shows it from its first day.',
      optional: true,
      rule: successorRule,
    }),
  ],
  {
    select: {
      name: 'name',
      reviewBy: 'reviewBy',
      value: 'value',
      upTo: 'upTo',
      unit: 'unit',
      qualifier: 'qualifier',
    },
    prepare: ({ name, reviewBy, ...amount }) => ({
      title: name ? withLabel(toReadableName(name), figureAmount(amount)) : say('New figure'),
      subtitle: say('written {{[name]}} · review by [day]', {
        name: name ?? '…',
        day: reviewBy ?? '?',
      }),
    }),
  },
);

/** The `figures` list of a document. */
export const figuresField = listField('figures', 'figure', {
  title: 'Figures',
  description:
    'Enter every important number once. Texts refer to it as {{minInvestment}} and show it in the format of each language; {{minInvestment, number}} omits the unit and the qualifier.',
  rules: (rule) => rule.custom(distinctFigureNamesRule),
});
