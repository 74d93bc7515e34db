import { GOALS } from '../../../locales/goals.ts';
import {
  COST_KINDS,
  FAMILY_ANSWERS,
  FAMILY_MEMBERS,
  PROGRAM_STATES,
} from '../../../locales/kinds.ts';
import { type Label, labelFieldset, labelsOf } from '../labelFields.ts';

/** The heading and jump link of a section, and the headings of its answers. */
const topicLabels = (topic: string, title: string, ...answers: readonly string[]): Label[] => [
  [topic, `Heading of the section ${title}.`],
  [`${topic}Link`, 'Jump link to that section.'],
  ...labelsOf(topic, answers, 'Heading inside that section.'),
];

/** Labels of programme pages. */
export const PROGRAM_LABELS = [
  labelFieldset('sections', 'Sections of a programme', [
    ['overview', 'Jump link to the section Overview.'],
    ['benefits', 'Heading of the section Benefits.'],
    ['requirements', 'Heading of the requirements inside a card.'],
    ['timeline', 'Heading of the section Timeline.'],
    ['activeProjects', 'Heading of the projects on a programme’s page.'],
    ['tracks', 'Name of the two tabs, for screen readers.'],
    ...topicLabels('costs', 'Costs'),
    ...topicLabels('family', 'Family'),
    ...topicLabels('presence', 'Days and language', 'days', 'language'),
    ...topicLabels('nationality', 'Nationality', 'keep', 'chinese'),
    ...topicLabels('tax', 'Tax'),
    ...topicLabels('refusal', 'If refused', 'refused', 'holding', 'exit'),
    ['attorney', 'Heading of the section Attorney.'],
    ['attorneyCounsel', 'In that section, if nobody at the firm practises there.'],
    ...topicLabels('questions', 'Questions'),
    ['askUsText', 'In a section that is not filled in yet.'],
    ['guideLink', 'Under a programme topic; links to a guide.', ['title']],
    ['otherRoutes', 'Heading above the programmes at the end of a page.'],
    ['talkToUs', 'Heading of the last section of a programme’s page.'],
    ['talkToUsText', 'Sentence of the last section of a programme’s page.'],
    ['startConsultation', 'Button of the last section of a programme’s page.'],
  ]),
  labelFieldset('costs', 'Costs', [
    ...labelsOf('cost', COST_KINDS, 'Row in the section Costs.'),
    ['costSum', 'Last row of the section Costs, if all amounts are known.'],
    ['costNoSum', 'Instead of the total, if an amount is not known.'],
  ]),
  labelFieldset('family', 'Family', [
    ...labelsOf('member', FAMILY_MEMBERS, 'Row in the section Family; also in the comparison.'),
    ...labelsOf('answer', FAMILY_ANSWERS, 'Beside a family member.'),
  ]),
  labelFieldset('states', 'What a programme leads to, and its state', [
    ...labelsOf('goal', GOALS, 'What a programme leads to, beside its name.'),
    ...labelsOf('status', PROGRAM_STATES, 'State of a programme.'),
    ['statusSince', 'The state with its date.', ['state', 'date']],
  ]),
];
