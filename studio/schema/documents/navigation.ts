import { defineArrayMember, defineField, defineType } from '@sanity/types';
import { PAGE_TYPES } from '../../../locales/routes.ts';
import { lineField } from '../fields.ts';
import { knownItems } from '../rules/knownItems.ts';

const target = defineField({
  name: 'target',
  type: 'reference',
  title: 'Page',
  description: 'The page the entry leads to.',
  to: PAGE_TYPES.map((type) => ({ type })),
  validation: (rule) => rule.required(),
});

const label = lineField('label', { title: 'Label', description: 'Word in the bar at the top.' });

/** An entry of the bar; its children are the submenu. */
export const navigationItem = defineType({
  name: 'navigationItem',
  title: 'Entry',
  type: 'object',
  fields: [
    label,
    target,
    defineField({
      name: 'children',
      type: 'array',
      title: 'Subpages',
      description: 'Entries of the submenu.',
      of: [
        defineArrayMember({
          name: 'navigationSubitem',
          type: 'object',
          title: 'Subpage',
          fields: [label, target],
          preview: { select: { title: 'label.en' } },
        }),
      ],
      validation: (rule) => rule.custom(knownItems),
    }),
  ],
  preview: { select: { title: 'label.en' } },
});

/** The bar at the top of every page. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  fields: [
    defineField({
      name: 'entries',
      type: 'array',
      title: 'Entries',
      description: 'The bar at the top of every page, from left to right.',
      of: [defineArrayMember({ type: 'navigationItem' })],
      validation: (rule) => rule.required().min(1).max(9).custom(knownItems),
    }),
  ],
});
