import { defineField } from '@sanity/types';
import { addDays, dayOf } from '../../../locales/day.ts';
import { CURRENCIES } from '../../../locales/figures.ts';
import { say } from '../../words/say.ts';
import { documentType, objectField, objectType } from '../fields.ts';
import { choiceField, dayField, listField } from '../plainFields.ts';
import { distinctItemsRule } from '../rules/items.ts';
import { textRule } from '../rules/textRule.ts';
import { usualRateRule } from '../rules/usualRate.ts';
import { toChoices, toReadableName } from '../titles.ts';

/** The value of one unit of a currency in renminbi. */
export const exchangeRate = objectType(
  'exchangeRate',
  'Rate',
  [
    choiceField('currency', toChoices(CURRENCIES.filter((currency) => currency !== 'CNY')), {
      title: 'Currency',
      description: 'Amounts in this currency are also shown in renminbi.',
    }),
    defineField({
      name: 'rate',
      type: 'number',
      title: 'Renminbi per unit',
      description: 'For one unit of the currency, also for yen: 7.1, 0.046.',
      validation: (rule) => [
        rule.required(),
        rule.greaterThan(0).max(1000),
        rule.custom(usualRateRule).warning(),
      ],
    }),
  ],
  {
    select: { currency: 'currency', rate: 'rate' },
    prepare: ({ currency, rate }) => ({
      title: currency && toReadableName(currency),
      subtitle: rate,
    }),
  },
);

/** Allows tomorrow for the staff's time zone; rates of a later day would not be used. */
const notInFuture = textRule((day) =>
  day > addDays(dayOf(new Date()), 1)
    ? say('[day] is in the future: enter the date the rates were published', { day })
    : undefined,
);

/** Of two rates for a currency, the site would use the first. */
const currenciesDiffer = distinctItemsRule('currency', (currency) =>
  say('There are two rates for [currency]: keep one', { currency: toReadableName(currency) }),
);

/** Exchange rates of one day. The newest document is used, for 90 days. */
export const exchangeRates = documentType('exchangeRates', 'Exchange rates', {
  fields: [
    dayField(
      'day',
      'Day',
      'The date of the rates, shown below amounts in renminbi. Rates older than 90 days are not used, and amounts in renminbi disappear.',
      { rule: notInFuture, missing: say('Enter the date of the rates') },
    ),
    listField('rates', 'exchangeRate', {
      title: 'Rates',
      description: 'One rate for each currency used in figures.',
      rules: (rule) => rule.required().min(1).custom(currenciesDiffer),
    }),
    objectField('source', 'figureSource', {
      title: 'Source',
      description: 'Who published the rates; linked below amounts in renminbi.',
    }),
  ],
});
