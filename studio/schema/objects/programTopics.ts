import { defineField } from '@sanity/types';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  LANGUAGE_TESTS,
} from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { lineField, objectType, textField } from '../fields.ts';
import { choiceField, listField } from '../plainFields.ts';
import { familyMembersRule } from '../rules/familyMembers.ts';
import { countedOnceRule, figureExistsRule } from '../rules/figureNames.ts';
import { toChoices, toReadableName } from '../titles.ts';

const introField = (section: string) =>
  textField('intro', 'Introduction', `Opening text of the section ${section}.`, { optional: true });

/** A cost item. Its amount is a figure, or “Ask us”. */
export const costItem = objectType(
  'costItem',
  'Cost item',
  [
    choiceField('kind', toChoices(COST_KINDS), {
      title: 'Item',
      description: 'The label of the row in the section Costs.',
    }),
    defineField({
      name: 'figure',
      type: 'string',
      title: 'Figure',
      description: 'The figure with the amount; without one, the row says “Ask us”.',
      validation: (rule) => [rule.custom(figureExistsRule), rule.custom(countedOnceRule).warning()],
    }),
    textField('note', 'Note', 'Under the row: who pays it, when, and what changes it.', {
      optional: true,
    }),
  ],
  {
    select: { kind: 'kind', figure: 'figure' },
    prepare: ({ kind, figure }) => ({
      title: kind ? toReadableName(kind) : say('New cost item'),
      subtitle: figure ? toReadableName(figure) : say('Ask us'),
    }),
  },
);

/** The total cost of the programme. */
export const costs = objectType('costs', 'Costs', [
  introField('Costs'),
  listField('items', 'costItem', {
    title: 'Cost items',
    description: 'The rows of the section Costs; added up if all are known.',
    rules: (rule) => rule.required().min(1),
  }),
]);

/** Whether a family member may be included. */
export const familyMember = objectType(
  'familyMember',
  'Family member',
  [
    choiceField('who', toChoices(FAMILY_MEMBERS), {
      title: 'Who',
      description: 'Row in the section Family.',
    }),
    choiceField('answer', toChoices(FAMILY_ANSWERS), {
      title: 'May they come?',
      description: 'Beside the row; the filters of the comparison also use it.',
      layout: 'radio',
      direction: 'horizontal',
    }),
    textField('note', 'Details', 'Under the row: ages, conditions, what they may do there.'),
    lineField(
      'brief',
      'In a few words',
      'In the comparison, after the family member: “under 21, unmarried”.',
      { optional: true },
    ),
  ],
  {
    select: { who: 'who', answer: 'answer' },
    prepare: ({ who, answer }) => ({
      title: who ? toReadableName(who) : say('New member'),
      subtitle: answer && toReadableName(answer),
    }),
  },
);

/** Which family members may be included. */
export const familyMembers = objectType('familyMembers', 'Family', [
  introField('Family'),
  listField('members', 'familyMember', {
    title: 'Members',
    description: 'Spouse, children, parents and siblings: one row each in the section Family.',
    rules: (rule) => rule.required().custom(familyMembersRule),
  }),
]);

/** Required days of presence, language and tests. */
export const presence = objectType('presence', 'Days and language', [
  textField(
    'days',
    'Required days of presence',
    'Section Days and language: how many days, and how they are counted.',
  ),
  lineField(
    'daysBrief',
    'Days in a few words',
    'In the comparison, if the programme has no figure for days: “at home there”.',
    { optional: true },
  ),
  textField(
    'language',
    'Language and tests',
    'Section Days and language: which test, at which stage.',
  ),
  choiceField('test', toChoices(LANGUAGE_TESTS), {
    title: 'Language test',
    description: 'The earliest stage that requires one; shown in the comparison.',
    layout: 'radio',
    optional: true,
  }),
]);

/** Consequences for the current nationality. */
export const nationality = objectType('nationality', 'Nationality', [
  textField('keep', 'May it be kept?', 'Section Nationality: under the law of that country.'),
  textField('chinese', 'For Chinese nationals', 'Section Nationality: the consequences for them.'),
]);

/** Tax consequences. */
export const tax = objectType('tax', 'Tax', [
  textField(
    'text',
    'Text',
    'Section Tax: when a person becomes tax resident, and the consequences.',
  ),
]);

/** What happens after a refusal, and how to exit the investment. */
export const refusal = objectType('refusal', 'Refusal and exit', [
  textField('refused', 'If refused', 'Section If refused: appeals, and what is refunded.'),
  textField(
    'holding',
    'Holding period',
    'Section If refused: how long the investment must be held.',
  ),
  textField(
    'exit',
    'Exit',
    'Section If refused: selling the investment, and what happens to the permit.',
  ),
]);

/** A family's question and its answer. */
export const question = objectType(
  'question',
  'Question',
  [
    lineField('question', 'Question', 'The question in the section Questions.'),
    textField('answer', 'Answer', 'Under the question.'),
  ],
  { select: { title: 'question.en' } },
);
