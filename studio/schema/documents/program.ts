import { defineField, defineType } from '@sanity/types';
import { FAMILIES } from '../families.ts';
import {
  accentField,
  heroHeightField,
  inGroup,
  lineField,
  objectField,
  orderField,
  requirementsField,
  textField,
  timelineField,
} from '../fields.ts';
import { benefitsField } from '../objects/benefit.ts';
import { figuresField } from '../objects/figure.ts';
import { trackField } from '../objects/programParts.ts';
import { programProblem, TRACKS } from '../rules/programParts.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A way to a visa, a residence or a citizenship: one page and its cards. */
export const program = defineType({
  name: 'program',
  title: 'Programme',
  type: 'document',
  groups: [
    { name: 'card', title: 'Card and address', default: true },
    { name: 'figures', title: 'Figures' },
    { name: 'texts', title: 'Texts' },
    { name: 'tabs', title: 'Two tabs' },
    { name: 'search', title: 'Search result' },
  ],
  fields: [
    ...inGroup('card', [
      lineField('title', {
        title: 'Name',
        description: 'On the card, and in the path above the headline.',
      }),
      textField('description', {
        title: 'Card text',
        description: 'On the card, on the page that lists the programmes.',
      }),
      defineField({
        name: 'family',
        type: 'string',
        title: 'Family',
        description:
          'Decides the address: /us-green-card/…, /citizenship/…, and /other-citizenship/… for both kinds of residency.',
        options: { list: [...FAMILIES], layout: 'radio' },
        validation: (rule) => rule.required(),
      }),
      slugField,
      formerSlugsField,
      defineField({
        name: 'listed',
        type: 'boolean',
        title: 'Listed',
        description: 'Off: the page exists, but no list shows its card.',
        initialValue: true,
        validation: (rule) => rule.required(),
      }),
      orderField,
      accentField,
      heroHeightField,
    ]),
    ...inGroup('figures', [figuresField]),
    ...inGroup('texts', [
      objectField('hero', 'hero', {
        title: 'Top of the page',
        description: 'The coloured part with the headline.',
      }),
      objectField('overview', 'overview', {
        title: 'Overview',
        description: 'First section.',
        optional: true,
      }),
      benefitsField('benefits', 'Benefits', 6, true),
      requirementsField('requirements', {
        title: 'Requirements',
        description: 'Third section; on the page US green card also the list inside the card.',
        optional: true,
      }),
      timelineField('timeline', {
        title: 'Timeline',
        description: 'Last section.',
        optional: true,
      }),
    ]),
    ...inGroup('tabs', TRACKS.map(trackField)),
    ...inGroup('search', [
      objectField('seo', 'seo', { title: 'Search result', description: 'For search engines.' }),
    ]),
  ],
  validation: (rule) => rule.custom(programProblem),
  orderings: [
    { name: 'site', title: 'As on the site', by: [{ field: 'order', direction: 'asc' }] },
  ],
});
