import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  LANGUAGE_TESTS,
} from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import { lineField, textField } from '../fields.ts';
import { familyMembersProblem } from '../rules/familyMembers.ts';
import { figureUse } from '../rules/figureUse.ts';
import { knownItems } from '../rules/knownItems.ts';
import { choices, readableName } from '../titles.ts';

const introField = (section: string) =>
  textField('intro', {
    title: 'Introduction',
    description: `First lines of the section ${section}.`,
    optional: true,
  });

/** A part of what the programme costs. Its amount is a figure, or a question to the firm. */
export const costItem = defineType({
  name: 'costItem',
  title: 'Part of the cost',
  type: 'object',
  fields: [
    defineField({
      name: 'kind',
      type: 'string',
      title: 'What',
      description: 'Names the line in the section Costs.',
      options: { list: choices(COST_KINDS) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'figure',
      type: 'string',
      title: 'Figure',
      description:
        'Name of the figure with the amount, e.g. costGovernment; empty reads “Ask us” on the line.',
      validation: (rule) => rule.custom(figureUse),
    }),
    textField('note', {
      title: 'Note',
      description: 'Under the line: for whom, when it is paid, what changes it.',
      optional: true,
    }),
  ],
  preview: {
    select: { kind: 'kind', figure: 'figure' },
    prepare: ({ kind, figure }) => ({
      title: kind ? readableName(kind) : say('New part'),
      subtitle: figure ? `{{${figure}}}` : say('Ask us'),
    }),
  },
});

/** What the programme costs in all. */
export const costs = defineType({
  name: 'costs',
  title: 'Costs',
  type: 'object',
  fields: [
    introField('Costs'),
    defineField({
      name: 'items',
      type: 'array',
      title: 'Parts',
      description: 'The lines of the section Costs; added up where all are known.',
      of: [defineArrayMember({ type: 'costItem' })],
      validation: (rule) => rule.required().min(1).custom(knownItems),
    }),
  ],
});

/** Whether a member of the family may come along. */
export const familyMember = defineType({
  name: 'familyMember',
  title: 'Member of the family',
  type: 'object',
  fields: [
    defineField({
      name: 'who',
      type: 'string',
      title: 'Who',
      description: 'Line of the section Family.',
      options: { list: choices(FAMILY_MEMBERS) },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'answer',
      type: 'string',
      title: 'May they come?',
      description: 'Beside the line; also decides what the comparison finds.',
      options: { list: choices(FAMILY_ANSWERS), layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    textField('note', {
      title: 'In full',
      description: 'Under the line: ages, conditions, what they may do there.',
    }),
    lineField('brief', {
      title: 'In a few words',
      description: 'In the comparison, behind who it is: “under 21, unmarried”.',
      optional: true,
    }),
  ],
  preview: {
    select: { who: 'who', answer: 'answer' },
    prepare: ({ who, answer }) => ({
      title: who ? readableName(who) : say('New member'),
      subtitle: answer && readableName(answer),
    }),
  },
});

/** Who of the family may come along. */
export const familyMembers = defineType({
  name: 'familyMembers',
  title: 'Family',
  type: 'object',
  fields: [
    introField('Family'),
    defineField({
      name: 'members',
      type: 'array',
      title: 'Members',
      description: 'Spouse, children, parents and siblings, a line each in the section Family.',
      of: [defineArrayMember({ type: 'familyMember' })],
      validation: (rule) => rule.required().custom(knownItems).custom(familyMembersProblem),
    }),
  ],
});

/** Days to be there, language and tests. */
export const presence = defineType({
  name: 'presence',
  title: 'Days and language',
  type: 'object',
  fields: [
    textField('days', {
      title: 'Days to be there',
      description: 'Section Days and language: how long, and what counts.',
    }),
    lineField('daysBrief', {
      title: 'Days in a few words',
      description: 'In the comparison, where the programme has no figure of days: “at home there”.',
      optional: true,
    }),
    textField('language', {
      title: 'Language and tests',
      description: 'Section Days and language: which test, at which stage.',
    }),
    defineField({
      name: 'test',
      type: 'string',
      title: 'Language test',
      description: 'The earliest stage that asks for one; in the comparison.',
      options: { list: choices(LANGUAGE_TESTS), layout: 'radio' },
    }),
  ],
});

/** What becomes of the present nationality. */
export const nationality = defineType({
  name: 'nationality',
  title: 'Nationality',
  type: 'object',
  fields: [
    textField('keep', {
      title: 'May it be kept?',
      description: 'Section Nationality: under the law of that country.',
    }),
    textField('chinese', {
      title: 'For Chinese nationals',
      description: 'Section Nationality: what follows for them.',
    }),
  ],
});

/** What tax follows. */
export const tax = defineType({
  name: 'tax',
  title: 'Tax',
  type: 'object',
  fields: [
    textField('text', {
      title: 'Text',
      description: 'Section Tax: when one becomes resident for tax, and what follows.',
    }),
  ],
});

/** What happens after a refusal, and the way out. */
export const refusal = defineType({
  name: 'refusal',
  title: 'Refusal and way out',
  type: 'object',
  fields: [
    textField('refused', {
      title: 'If refused',
      description: 'Section If refused: appeal, and what is paid back.',
    }),
    textField('holding', {
      title: 'Holding period',
      description: 'Section If refused: how long the investment is kept.',
    }),
    textField('exit', {
      title: 'Way out',
      description: 'Section If refused: the sale, and what becomes of the permit.',
    }),
  ],
});

/** What a family asks, and the answer. */
export const question = defineType({
  name: 'question',
  title: 'Question',
  type: 'object',
  fields: [
    lineField('question', { title: 'Question', description: 'Line of the section Questions.' }),
    textField('answer', { title: 'Answer', description: 'Under the question.' }),
  ],
  preview: { select: { title: 'question.en' } },
});
