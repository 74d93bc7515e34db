import { defineField } from '@sanity/types';
import { dayOf, daysAfter } from '../../../locales/day.ts';
import { CURRENCIES } from '../../../locales/figures.ts';
import { say } from '../../words/say.ts';
import { documentType, objectField, objectType } from '../fields.ts';
import { choiceField, dayField, listField } from '../plainFields.ts';
import { checkText } from '../rules/checkText.ts';
import { itemsDiffer } from '../rules/items.ts';
import { choices, readableName } from '../titles.ts';

/** What one unit of a currency is worth in renminbi. */
export const exchangeRate = objectType(
  'exchangeRate',
  'Rate',
  [
    choiceField('currency', choices(CURRENCIES.filter((currency) => currency !== 'CNY')), {
      title: 'Currency',
      description: 'Amounts of this currency get one in renminbi beside them in the comparison.',
    }),
    defineField({
      name: 'rate',
      type: 'number',
      title: 'Renminbi for one',
      description: 'For one unit, also of yen: 7.1, 0.046.',
      validation: (rule) => [rule.required(), rule.greaterThan(0).max(1000)],
    }),
  ],
  { select: { title: 'currency', subtitle: 'rate' } },
);

/** Where staff are it may be tomorrow already. A later day is a slip: its rates would not be used. */
const notToCome = checkText((day) =>
  day > daysAfter(dayOf(new Date()), 1)
    ? say('[day] is still to come: enter the day on which the rates were published', { day })
    : undefined,
);

/** Of two rates the site would take the first, whichever is meant. */
const currenciesDiffer = itemsDiffer('currency', (currency) =>
  say('[currency] have two rates: keep one', { currency: readableName(currency) }),
);

/** Rates of one day. The newest counts, for 90 days. */
export const exchangeRates = documentType('exchangeRates', 'Exchange rates', {
  fields: [
    dayField(
      'day',
      'Day',
      'The day of the rates, under the comparison. Older than 90 days they are not used, and amounts in renminbi disappear.',
      { rule: notToCome, missing: say('Rates need their day: enter it') },
    ),
    listField('rates', 'exchangeRate', {
      title: 'Rates',
      description: 'A rate for each currency of the figures, used in the comparison.',
      rules: (rule) => rule.required().min(1).custom(currenciesDiffer),
    }),
    objectField('source', 'figureSource', {
      title: 'Source',
      description: 'Who published the rates; linked under the comparison.',
    }),
  ],
});
