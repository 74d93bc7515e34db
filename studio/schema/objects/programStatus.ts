import { PROGRAM_STATES } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { objectField, objectType, textField } from '../fields.ts';
import { choiceField, dayField } from '../plainFields.ts';
import { laterStateProblem } from '../rules/successor.ts';
import { choices } from '../titles.ts';

const stateField = choiceField('state', choices(PROGRAM_STATES), {
  title: 'State',
  description: 'On the page, the card and in the comparison.',
  layout: 'radio',
});

/** A state that is known to come. */
export const laterState = objectType('laterState', 'Later state', [
  stateField,
  dayField('from', 'From', 'The first day of that state.', {
    missing: say('Enter the first day of that state'),
  }),
  textField(
    'note',
    'What will happen',
    'One or two sentences beside it on the page; from that day on the only ones.',
    { optional: true },
  ),
]);

/** Whether a programme takes applications; absent means that it does. */
export const programStatus = objectType('programStatus', 'State', [
  stateField,
  dayField('since', 'Since', 'The day from which this holds; beside the state.', {
    optional: true,
  }),
  textField('note', 'What happened', 'One or two sentences under the state on the page.', {
    optional: true,
  }),
  objectField('next', 'laterState', {
    title: 'Later state',
    description:
      'A state that is known to come, such as the day on which the programme closes: the page announces it, and shows it from that day on.',
    optional: true,
    rule: laterStateProblem,
  }),
]);
