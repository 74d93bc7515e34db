import { defineField, defineType } from '@sanity/types';
import { PAGE_TYPES } from '../../../locales/routes.ts';

/** An old address that leads to a page. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  fields: [
    defineField({
      name: 'from',
      type: 'string',
      title: 'Old address',
      description: 'Path without language, e.g. /citizenship/turkiye.',
      validation: (rule) =>
        rule.required().regex(/^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/, {
          name: 'path such as /citizenship/turkiye (lower case)',
        }),
    }),
    defineField({
      name: 'target',
      type: 'reference',
      title: 'Page',
      description: 'The page that visitors of the old address are led to.',
      to: PAGE_TYPES.map((type) => ({ type })),
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'from' } },
});
