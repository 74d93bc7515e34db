import { defineField, defineType } from '@sanity/types';
import { REQUIREMENT_KINDS, TIMELINE_KINDS } from '../../../locales/kinds.ts';
import { lineField, objectField, requirementsField, textField, timelineField } from '../fields.ts';
import { benefitsField } from './benefit.ts';

/** What the programme is, in two paragraphs. */
export const overview = defineType({
  name: 'overview',
  title: 'Overview',
  type: 'object',
  fields: [
    lineField('title', { title: 'Heading', description: 'Heading of the section Overview.' }),
    textField('description1', { title: 'First paragraph', description: 'Section Overview.' }),
    textField('description2', { title: 'Second paragraph', description: 'Section Overview.' }),
  ],
});

/** The checklist. Each kind has a title and a text; kinds left empty are not shown. */
export const requirements = defineType({
  name: 'requirements',
  title: 'Requirements',
  type: 'object',
  fields: [
    lineField('title', { title: 'Heading', description: 'Heading of the section Requirements.' }),
    ...REQUIREMENT_KINDS.flatMap((kind) => [
      lineField(`${kind}Title`, {
        title: `${kind}: what`,
        description: 'The line of the checklist.',
        optional: true,
      }),
      textField(kind, {
        title: `${kind}: in full`,
        description: 'The sentence under the line of the checklist.',
        optional: true,
      }),
    ]),
  ],
});

/** One station of the timeline. */
export const timelineStep = defineType({
  name: 'timelineStep',
  title: 'Step',
  type: 'object',
  fields: [
    lineField('title', { title: 'Title', description: 'Name of the step on the timeline.' }),
    lineField('duration', {
      title: 'How long',
      description: 'Set large above the step, e.g. {{processingTime}}.',
    }),
    textField('description', {
      title: 'What happens',
      description: 'One or two sentences under the step.',
    }),
  ],
});

/** The steps in the order in which they happen; kinds left empty are not shown. */
export const timeline = defineType({
  name: 'timeline',
  title: 'Timeline',
  type: 'object',
  fields: TIMELINE_KINDS.map((kind) =>
    objectField(kind, 'timelineStep', {
      title: kind,
      description: 'Station of the section Timeline.',
      optional: true,
    }),
  ),
});

/** One of two ways into a programme, shown as a tab (Chile: business, birth). */
export const track = defineType({
  name: 'track',
  title: 'Track',
  type: 'object',
  fields: [
    lineField('label', { title: 'Tab', description: 'Label of the tab.' }),
    objectField('overview', 'overview', { title: 'Overview', description: 'In the tab.' }),
    benefitsField('benefits', 'Benefits', 6),
    requirementsField('requirements', {
      title: 'Requirements',
      description: 'In the tab.',
    }),
    timelineField('timeline', { title: 'Timeline', description: 'In the tab.' }),
  ],
});

/** Two-track programmes fill both tracks, all others fill the page itself. */
export const programParts = ['overview', 'benefits', 'requirements', 'timeline'] as const;
export const trackNames = ['business', 'birth'] as const;
export const trackField = (name: (typeof trackNames)[number]) =>
  defineField({
    name,
    type: 'track',
    title: `Track: ${name}`,
    description:
      'Only for a programme with two tabs: fill both tracks and leave the page’s own parts empty.',
  });
