import { lineField, sectionField, textField } from '../fields.ts';
import { type Label, labelFields } from '../labelFields.ts';
import { referenceField } from '../plainFields.ts';
import { screen } from './screen.ts';

const lines = (name: string, title: string, description: string, all: readonly Label[]) => ({
  ...sectionField(name, title, description, labelFields(all)),
  options: { collapsible: true },
});

const CHOICE = 'A choice of the filters.';
const LEGEND = 'Above the choices of the filters.';
const COLUMN = 'Heading of a column of the register.';

/** /compare */
export const compare = screen('compare', 'Compare', [
  sectionField('register', 'Register', 'Around the table of all programmes.', [
    lineField('title', 'Heading', 'Above the filters.'),
    textField('description', 'Introduction', 'Below the heading.'),
    textField(
      'firstStage',
      'First stage',
      'Below the table; also below the figures of a programme and on Home, where its first stage is.',
      { optional: true },
    ),
    textField('after', 'After it', 'Below the table.'),
  ]),
  lines('filters', 'Filters', 'The choices above the table.', [
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
    ['withParentsTogether', 'A choice of the filters: the answer is yes.', undefined, 'optional'],
    ['withParents', 'A choice of the filters: the answer is yes, or on conditions.'],
    ['withSiblings', 'A choice of the filters: the answer is yes, or on conditions.'],
    ['reset', 'Button that takes all choices back.'],
  ]),
  textField('money', 'Money', 'Below the filters: what a budget does not tell.', {
    optional: true,
  }),
  referenceField('moneyGuide', ['guide'], {
    title: 'Guide on money',
    description: 'Linked behind that sentence.',
    optional: true,
  }),
  lines('columns', 'Columns', 'The headings of the table.', [
    ['program', COLUMN],
    ['minimum', COLUMN],
    ['firstStage', COLUMN],
    ['daysPerYear', COLUMN],
    ['languageTest', COLUMN],
    ['family', COLUMN],
    ['permanentResidenceAfter', COLUMN],
    ['citizenshipAfter', COLUMN],
    ['visaFree', COLUMN],
    ['asOf', COLUMN],
    ['beside', 'Below a programme, at the box that puts it beside others.'],
  ]),
  lines('sideBySide', 'Side by side', 'Up to four programmes beside each other.', [
    ['title', 'Above the programmes that were chosen.'],
    ['full', 'Where a fifth would be chosen.'],
    ['clear', 'Button that takes the choice back.'],
  ]),
]);
