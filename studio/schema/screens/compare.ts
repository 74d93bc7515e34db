import { COLUMNS } from '../../../locales/kinds.ts';
import { lineField, sectionField, textField } from '../fields.ts';
import { type Label, labelFields } from '../labelFields.ts';
import { referenceField } from '../plainFields.ts';
import { screen } from './screen.ts';

const lines = (name: string, title: string, description: string, all: readonly Label[]) => ({
  ...sectionField(name, title, description, labelFields(all)),
  options: { collapsible: true },
});

const CHOICE = 'A filter option.';
const LEGEND = 'Above the options of a filter.';

/** /compare */
export const compare = screen('compare', 'Compare', [
  sectionField('register', 'Register', 'Texts around the table of all programmes.', [
    lineField('title', 'Heading', 'Above the filters.'),
    textField('description', 'Introduction', 'Below the heading.'),
    textField(
      'firstStage',
      'First stage',
      'Below the table; also below a programme’s figures and on Home, where the first stage is shown.',
      { optional: true },
    ),
    textField('after', 'After the table', 'Below the table.'),
  ]),
  lines('filters', 'Filters', 'The options above the table.', [
    ['goal', LEGEND],
    ['goalAny', CHOICE],
    ['budget', LEGEND],
    ['budgetAny', CHOICE],
    ['budget3', CHOICE],
    ['budget5', CHOICE],
    ['budget10', CHOICE],
    ['time', LEGEND],
    ['timeAny', CHOICE],
    ['time3', CHOICE],
    ['time6', CHOICE],
    ['time12', CHOICE],
    ['family', LEGEND],
    ['withParentsTogether', 'A filter option: the answer is yes.', undefined, 'optional'],
    ['withParents', 'A filter option: the answer is yes, or subject to conditions.'],
    ['withSiblings', 'A filter option: the answer is yes, or subject to conditions.'],
    ['condition', LEGEND, undefined, 'optional'],
    ['noDays', 'A filter option: the figure daysPerYear is 0.', undefined, 'optional'],
    ['noTest', 'A filter option: no stage requires a language test.', undefined, 'optional'],
    ['reset', 'Button that clears all filters.'],
  ]),
  textField('money', 'Money', 'Below the filters: what a budget alone does not show.', {
    optional: true,
  }),
  referenceField('moneyGuide', ['guide'], {
    title: 'Guide on money',
    description: 'Linked after that sentence.',
    optional: true,
  }),
  lines('columns', 'Columns', 'The headings of the table.', [
    ...['program', ...COLUMNS].map((name) => [name, 'Column heading of the register.'] as const),
    ['beside', 'Below a programme, at the checkbox that adds it to the side-by-side comparison.'],
  ]),
  lines('sideBySide', 'Side by side', 'Up to four programmes side by side.', [
    ['title', 'Above the selected programmes.'],
    ['full', 'When a visitor tries to select a fifth.'],
    ['clear', 'Button that clears the selection.'],
    ['ask', 'Link to the contact form.', undefined, 'optional'],
    [
      'message',
      'Start of the message there; the programmes follow, one per line.',
      undefined,
      'optional',
    ],
  ]),
]);
