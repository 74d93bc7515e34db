import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { CURRENCIES } from '../../../locales/figures.ts';
import { say } from '../../words/say.ts';
import { objectField } from '../fields.ts';
import { checkText } from '../rules/checkText.ts';
import { dayProblem } from '../rules/day.ts';
import { knownItems } from '../rules/knownItems.ts';
import { choices } from '../titles.ts';

/** What one unit of a currency is worth in renminbi. */
export const exchangeRate = defineType({
  name: 'exchangeRate',
  title: 'Rate',
  type: 'object',
  fields: [
    defineField({
      name: 'currency',
      type: 'string',
      title: 'Currency',
      description: 'Amounts of this currency get one in renminbi beside them in the comparison.',
      options: { list: choices(CURRENCIES.filter((currency) => currency !== 'CNY')) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'rate',
      type: 'number',
      title: 'Renminbi for one',
      description: 'For one unit, also of yen: 7.1, 0.046.',
      validation: (rule) => [rule.required(), rule.positive().max(1000)],
    }),
  ],
  preview: { select: { title: 'currency', subtitle: 'rate' } },
});

/** Rates of one day. The newest counts, for 90 days. */
export const exchangeRates = defineType({
  name: 'exchangeRates',
  title: 'Exchange rates',
  type: 'document',
  fields: [
    defineField({
      name: 'day',
      type: 'date',
      title: 'Day',
      description:
        'The day of the rates, under the comparison. Older than 90 days they are not used, and amounts in renminbi disappear.',
      validation: (rule) => [
        rule.required().error(say('Rates need their day: enter it')),
        rule.custom(checkText(dayProblem)),
      ],
    }),
    defineField({
      name: 'rates',
      type: 'array',
      title: 'Rates',
      description: 'A rate for each currency of the figures, used in the comparison.',
      of: [defineArrayMember({ type: 'exchangeRate' })],
      validation: (rule) => rule.required().min(1).custom(knownItems),
    }),
    objectField('source', 'figureSource', {
      title: 'Source',
      description: 'Who published the rates; linked under the comparison.',
    }),
  ],
  preview: { select: { title: 'day', subtitle: 'source.title.en' } },
});
