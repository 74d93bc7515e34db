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
import { familyMembersProblem } from '../rules/familyMembers.ts';
import { figureUse } from '../rules/figureNames.ts';
import { choices, readableName } from '../titles.ts';

const introField = (section: string) =>
  textField('intro', 'Introduction', `First lines of the section ${section}.`, { optional: true });

/** A part of what the programme costs. Its amount is a figure, or a question to the firm. */
export const costItem = objectType(
  'costItem',
  'Part of the cost',
  [
    choiceField('kind', choices(COST_KINDS), {
      title: 'What',
      description: 'Names the line in the section Costs.',
    }),
    defineField({
      name: 'figure',
      type: 'string',
      title: 'Figure',
      description:
        'Name of the figure with the amount, e.g. costGovernment; empty reads “Ask us” on the line.',
      validation: (rule) => rule.custom(figureUse),
    }),
    textField('note', 'Note', 'Under the line: for whom, when it is paid, what changes it.', {
      optional: true,
    }),
  ],
  {
    select: { kind: 'kind', figure: 'figure' },
    prepare: ({ kind, figure }) => ({
      title: kind ? readableName(kind) : say('New part'),
      subtitle: figure ? `{{${figure}}}` : say('Ask us'),
    }),
  },
);

/** What the programme costs in all. */
export const costs = objectType('costs', 'Costs', [
  introField('Costs'),
  listField('items', 'costItem', {
    title: 'Parts',
    description: 'The lines of the section Costs; added up where all are known.',
    rules: (rule) => rule.required().min(1),
  }),
]);

/** Whether a member of the family may come along. */
export const familyMember = objectType(
  'familyMember',
  'Member of the family',
  [
    choiceField('who', choices(FAMILY_MEMBERS), {
      title: 'Who',
      description: 'Line of the section Family.',
    }),
    choiceField('answer', choices(FAMILY_ANSWERS), {
      title: 'May they come?',
      description: 'Beside the line; also decides what the comparison finds.',
      ...{ layout: 'radio', direction: 'horizontal' },
    }),
    textField('note', 'In full', 'Under the line: ages, conditions, what they may do there.'),
    lineField(
      'brief',
      'In a few words',
      'In the comparison, behind who it is: “under 21, unmarried”.',
      { optional: true },
    ),
  ],
  {
    select: { who: 'who', answer: 'answer' },
    prepare: ({ who, answer }) => ({
      title: who ? readableName(who) : say('New member'),
      subtitle: answer && readableName(answer),
    }),
  },
);

/** Who of the family may come along. */
export const familyMembers = objectType('familyMembers', 'Family', [
  introField('Family'),
  listField('members', 'familyMember', {
    title: 'Members',
    description: 'Spouse, children, parents and siblings, a line each in the section Family.',
    rules: (rule) => rule.required().custom(familyMembersProblem),
  }),
]);

/** Days to be there, language and tests. */
export const presence = objectType('presence', 'Days and language', [
  textField('days', 'Days to be there', 'Section Days and language: how long, and what counts.'),
  lineField(
    'daysBrief',
    'Days in a few words',
    'In the comparison, where the programme has no figure of days: “at home there”.',
    { optional: true },
  ),
  textField(
    'language',
    'Language and tests',
    'Section Days and language: which test, at which stage.',
  ),
  choiceField('test', choices(LANGUAGE_TESTS), {
    title: 'Language test',
    description: 'The earliest stage that asks for one; in the comparison.',
    layout: 'radio',
    optional: true,
  }),
]);

/** What becomes of the present nationality. */
export const nationality = objectType('nationality', 'Nationality', [
  textField('keep', 'May it be kept?', 'Section Nationality: under the law of that country.'),
  textField('chinese', 'For Chinese nationals', 'Section Nationality: what follows for them.'),
]);

/** What tax follows. */
export const tax = objectType('tax', 'Tax', [
  textField('text', 'Text', 'Section Tax: when one becomes resident for tax, and what follows.'),
]);

/** What happens after a refusal, and the way out. */
export const refusal = objectType('refusal', 'Refusal and way out', [
  textField('refused', 'If refused', 'Section If refused: appeal, and what is paid back.'),
  textField('holding', 'Holding period', 'Section If refused: how long the investment is kept.'),
  textField('exit', 'Way out', 'Section If refused: the sale, and what becomes of the permit.'),
]);

/** What a family asks, and the answer. */
export const question = objectType(
  'question',
  'Question',
  [
    lineField('question', 'Question', 'Line of the section Questions.'),
    textField('answer', 'Answer', 'Under the question.'),
  ],
  { select: { title: 'question.en' } },
);
