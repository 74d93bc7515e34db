import { type CustomValidator, defineArrayMember, defineField } from '@sanity/types';
import { say } from '../../words/say.ts';
import { objectField } from '../fields.ts';
import { sourcesField } from '../objects/source.ts';
import { listField, referenceField } from '../plainFields.ts';
import { knownItemTypesRule } from '../rules/items.ts';
import { neighboursRule } from '../rules/neighbours.ts';

/** How many questions a page should answer. */
const ADVISED_QUESTIONS = 6;

/** Only in the Studio: the pull refuses no programme for it. */
const enoughQuestionsRule: CustomValidator = (questions, { environment }) =>
  environment !== 'studio' || !Array.isArray(questions) || questions.length >= ADVISED_QUESTIONS
    ? true
    : say('Families have more questions: answer at least [count]', { count: ADVISED_QUESTIONS });

/** The topics on which a family decides: one page section each, which says “ask us” while empty. */
export const topicFields = [
  ...(
    [
      ['costs', 'Costs', 'What it costs in total.'],
      ['familyMembers', 'Family', 'Which family members may come along.'],
      ['presence', 'Days and language', 'Required days of presence, language and tests.'],
      ['nationality', 'Nationality', 'Whether the current nationality may be kept.'],
      ['tax', 'Tax', 'When tax is due.'],
      ['refusal', 'Refusal and exit', 'Refund, holding period, sale.'],
    ] as const
  ).map(([name, title, description]) =>
    objectField(name, name, { title, description: `Section: ${description}`, optional: true }),
  ),
  referenceField('attorney', ['teamMember'], {
    title: 'Attorney',
    description:
      'The firm’s attorney who practises there, shown in the section Attorney; if empty, the page says “with licensed counsel there”.',
    optional: true,
  }),
  defineField({
    name: 'questions',
    type: 'array',
    title: 'Questions',
    description: 'Section Questions: what families ask, with answers.',
    of: [defineArrayMember({ type: 'question' })],
    validation: (rule) => [
      rule.max(30).custom(knownItemTypesRule),
      rule.custom(enoughQuestionsRule).warning(),
    ],
  }),
  sourcesField,
  listField(
    'neighbours',
    { type: 'reference', to: [{ type: 'program' }] },
    {
      title: 'Related programmes',
      description:
        'Two programmes that families compare with this one, at the end of the page. The other route of the same country is added automatically.',
      rules: (rule) => rule.max(2).custom(neighboursRule),
    },
  ),
];
