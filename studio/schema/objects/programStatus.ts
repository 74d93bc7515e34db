import { PROGRAM_STATES } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { objectField, objectType, textField } from '../fields.ts';
import { choiceField, dayField } from '../plainFields.ts';
import { begunRule } from '../rules/figureDays.ts';
import { laterStateRule } from '../rules/successor.ts';
import { toChoices } from '../titles.ts';

const stateField = choiceField('state', toChoices(PROGRAM_STATES), {
  title: 'State',
  description: 'On the page, on the card and in the comparison.',
  layout: 'radio',
});

/** A known later state. */
export const laterState = objectType('laterState', 'Later state', [
  stateField,
  dayField('from', 'From', 'The first day on which the new state applies.', {
    missing: say('Enter the first day of the new state'),
  }),
  textField(
    'note',
    'What will happen',
    'One or two sentences beside it on the page; from that day they replace the current ones.',
    { optional: true },
  ),
]);

/** Whether a programme accepts applications; it does if this is absent. */
export const programStatus = objectType('programStatus', 'State', [
  stateField,
  dayField('since', 'Since', 'The date from which this state applies; shown beside it.', {
    optional: true,
    advice: begunRule,
  }),
  textField('note', 'What happened', 'One or two sentences under the state on the page.', {
    optional: true,
  }),
  objectField('next', 'laterState', {
    title: 'Later state',
    description:
      'A known future state, such as the closing of the programme: the page announces it and shows it from its first day.',
    optional: true,
    rule: laterStateRule,
  }),
]);
