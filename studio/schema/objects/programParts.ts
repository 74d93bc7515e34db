import { defineType } from '@sanity/types';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import type { TRACKS } from '../../../locales/sections.ts';
import {
  lineField,
  objectField,
  objectType,
  requirementsField,
  textField,
  timelineField,
} from '../fields.ts';
import { toChoices, toEnglishName } from '../titles.ts';
import { benefitsField } from './benefit.ts';

/** A description of the programme in two paragraphs. */
export const overview = objectType('overview', 'Overview', [
  lineField('title', 'Heading', 'Heading of the section Overview.'),
  textField('description1', 'First paragraph', 'Section Overview.'),
  textField('description2', 'Second paragraph', 'Section Overview.'),
]);

/** The checklist. Each kind has a title and a text; empty kinds are not shown. */
export const requirements = defineType({
  name: 'requirements',
  title: 'Requirements',
  type: 'object',
  fieldsets: toChoices(REQUIREMENT_KINDS).map(({ value: name, title }) => ({
    name,
    title,
    options: { collapsible: true },
  })),
  fields: [
    lineField('title', 'Heading', 'Heading of the section Requirements.'),
    ...REQUIREMENT_KINDS.flatMap((kind) => [
      {
        ...lineField(`${kind}Title`, 'Item', 'The checklist item.', { optional: true }),
        fieldset: kind,
      },
      {
        ...textField(kind, 'Details', 'The sentence under the checklist item.', {
          optional: true,
        }),
        fieldset: kind,
      },
    ]),
  ],
});

/** One step of the timeline. */
export const timelineStep = objectType('timelineStep', 'Step', [
  lineField('title', 'Title', 'Name of the step on the timeline.'),
  lineField('duration', 'Duration', 'Shown in large type above the step, e.g. {{firstStage}}.'),
  textField('description', 'What happens', 'One or two sentences under the step.'),
]);

/** The steps in chronological order; empty kinds are not shown. */
export const timeline = objectType(
  'timeline',
  'Timeline',
  toChoices(TIMELINE_KINDS).map(({ value: kind, title }) =>
    objectField(kind, 'timelineStep', {
      title,
      description: 'Step in the section Timeline.',
      optional: true,
    }),
  ),
);

/** One of two routes within a programme, shown as a tab (Chile: business, birth). */
export const track = objectType(
  'track',
  'Track',
  [
    lineField('label', 'Tab', 'Label of the tab.'),
    objectField('overview', 'overview', { title: 'Overview', description: 'In the tab.' }),
    benefitsField('benefits', 'Benefits', 6),
    requirementsField({
      title: 'Requirements',
      description: 'In the tab; at least four items.',
    }),
    timelineField({
      title: 'Timeline',
      description: 'In the tab; at least three steps.',
    }),
  ],
  { select: { title: 'label.en' } },
);

/** Programmes with two tracks fill in both; all others fill in the sections of the page. */
export const trackField = (name: (typeof TRACKS)[number]) =>
  objectField(name, 'track', {
    title: `Tab: ${toEnglishName(name)}`,
    description:
      'Only for a programme with two tabs: fill in both tabs and leave the page’s own sections empty.',
    optional: true,
  });
