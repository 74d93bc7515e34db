import { FIGURE_LABELS, PROJECT_FIGURES } from '../../../locales/figures.ts';
import { labelFieldset } from '../labelFields.ts';

/** Labels of figures and formats of amounts. */
export const FIGURE_LABEL_FIELDSETS = [
  labelFieldset('figures', 'Beside figures', [
    ['atAGlance', 'Name of the strip of figures below the top of the page, for screen readers.'],
    ['asOf', 'Under the figures in the strip.', ['date']],
    ...[...FIGURE_LABELS, ...PROJECT_FIGURES].map(
      (name) => [name, 'Label of the figure in the strip below the top of the page.'] as const,
    ),
    ['underReview', 'Under a figure whose review date has passed.', ['date']],
    ['laterValue', 'Under a figure with a known later value.', ['date', 'figure']],
    [
      'withItsPassport',
      'Under the number of visa-free destinations, if the programme grants no passport.',
      undefined,
      'optional',
    ],
    ['sources', 'Heading of the section Sources, and before the sources of figures.'],
    ['readOn', 'Beside a source.', ['date']],
  ]),
  labelFieldset('amounts', 'How amounts are written', [
    ['currencyUsd', 'How an amount in US dollars is written.', ['amount']],
    ['currencyEur', 'How an amount in euros is written.', ['amount']],
    ['currencyJpy', 'How an amount in yen is written.', ['amount']],
    ['currencyCny', 'How an amount in renminbi is written.', ['amount']],
    ['ratesNote', 'Beside amounts in renminbi: the rates used.', ['date', 'source']],
    ['noAmount', 'Instead of an amount of zero.'],
    ['atLeast', 'How a lower bound is written.', ['figure']],
    ['about', 'How an approximate figure is written.', ['figure']],
    ['moreThan', 'How “more than” is written.', ['figure']],
    ['plus', 'How “or more” is written.', ['figure']],
    ['plusInText', 'The same within a sentence, before the thing counted.', ['figure']],
  ]),
];
