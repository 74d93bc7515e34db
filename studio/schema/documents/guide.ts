import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  heroHeightField,
  inGroup,
  lineField,
  objectField,
  orderField,
  richTextField,
  SEARCH_GROUP,
  SITE_ORDER,
  searchFields,
  textField,
} from '../fields.ts';
import { sourcesField } from '../objects/source.ts';
import { anchorsProblem } from '../rules/anchors.ts';
import { checkText } from '../rules/checkText.ts';
import { dayProblem } from '../rules/day.ts';
import { knownItems } from '../rules/knownItems.ts';
import { slugProblem } from '../rules/slug.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A part of a guide, with a place of its own to link to. */
export const guideSection = defineType({
  name: 'guideSection',
  title: 'Section',
  type: 'object',
  fields: [
    lineField('title', { title: 'Heading', description: 'Heading and jump link.' }),
    defineField({
      name: 'anchor',
      type: 'string',
      title: 'Address',
      description: 'Behind the # of the section’s address, e.g. hukou.',
      validation: (rule) => rule.required().custom(checkText(slugProblem)),
    }),
    richTextField('text', { title: 'Text', description: 'Paragraphs below the heading.' }),
  ],
  preview: { select: { title: 'title.en' } },
});

/** A question of law that families ask whatever the programme: a page under /guides. */
export const guide = defineType({
  name: 'guide',
  title: 'Guide',
  type: 'document',
  groups: [
    { name: 'card', title: 'Card and address', default: true },
    { name: 'texts', title: 'Texts' },
    { name: 'sources', title: 'Signature and sources' },
    SEARCH_GROUP,
  ],
  fields: [
    ...inGroup('card', [
      lineField('title', { title: 'Title', description: 'On the card and above the page.' }),
      textField('description', { title: 'Description', description: 'On the card.' }),
      slugField,
      formerSlugsField,
      orderField,
    ]),
    ...inGroup('texts', [
      objectField('hero', 'hero', {
        title: 'Top of the page',
        description: 'The coloured part with the headline.',
      }),
      heroHeightField,
      defineField({
        name: 'sections',
        type: 'array',
        title: 'Sections',
        description: 'The guide itself.',
        of: [defineArrayMember({ type: 'guideSection' })],
        validation: (rule) =>
          rule.required().min(1).max(20).custom(knownItems).custom(anchorsProblem),
      }),
    ]),
    ...inGroup('sources', [
      defineField({
        name: 'author',
        type: 'reference',
        title: 'Signed by',
        description: 'Who of the firm answers for the text; named below it.',
        to: [{ type: 'teamMember' }],
        validation: (rule) => rule.required(),
      }),
      defineField({
        name: 'reviewed',
        type: 'date',
        title: 'Checked on',
        description:
          'The day on which the text was last checked against its sources; beside the name.',
        validation: (rule) => rule.required().custom(checkText(dayProblem)),
      }),
      sourcesField,
    ]),
    ...searchFields,
  ],
  orderings: [SITE_ORDER],
});
