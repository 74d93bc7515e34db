import { FIGURE_LABELS, PROJECT_FIGURES } from '../../../locales/figures.ts';
import { labelPart } from '../labelFields.ts';

/** Labels of figures, and how amounts are written. */
export const FIGURE_LABEL_PARTS = [
  labelPart('figures', 'Beside figures', [
    ['atAGlance', 'Name of the strip of figures below the top of the page, read aloud.'],
    ['asOf', 'Under the figures of the strip.', ['date']],
    ...[...FIGURE_LABELS, ...PROJECT_FIGURES].map(
      (name) => [name, 'Words beside the figure in the strip below the top of the page.'] as const,
    ),
    ['underReview', 'Under a figure whose day of review has passed.', ['date']],
    ['laterValue', 'Under a figure of which a later value is known.', ['date', 'figure']],
    [
      'withItsPassport',
      'Under a count of visa-free destinations, where the programme gives no passport.',
      undefined,
      'optional',
    ],
    ['sources', 'Heading of the section Sources, and before the sources of figures.'],
    ['readOn', 'Beside a source.', ['date']],
  ]),
  labelPart('amounts', 'How amounts are written', [
    ['currencyUsd', 'How an amount in US dollars is written.', ['amount']],
    ['currencyEur', 'How an amount in euros is written.', ['amount']],
    ['currencyJpy', 'How an amount in yen is written.', ['amount']],
    ['currencyCny', 'How an amount in renminbi is written.', ['amount']],
    ['ratesNote', 'Where amounts in renminbi are: by which rates.', ['date', 'source']],
    ['noAmount', 'In place of an amount of zero.'],
    ['atLeast', 'How a lower bound is written.', ['figure']],
    ['about', 'How an approximate figure is written.', ['figure']],
    ['moreThan', 'How an exceeded figure is written.', ['figure']],
    ['plus', 'How “or more” is written.', ['figure']],
    ['plusInText', 'The same within a sentence, before what is counted.', ['figure']],
  ]),
];
