import { defineType, type FieldDefinition } from '@sanity/types';
import { heroHeightField, inGroup, objectField, SEARCH_GROUP, searchFields } from '../fields.ts';

/** A page that exists once: hero, search result and its own sections. */
export const screen = (name: string, title: string, sections: FieldDefinition[]) =>
  defineType({
    name,
    title,
    type: 'document',
    groups: [{ name: 'texts', title: 'Texts', default: true }, SEARCH_GROUP],
    fields: [
      ...inGroup('texts', [
        objectField('hero', 'hero', {
          title: 'Top of the page',
          description: 'The coloured part with the headline.',
        }),
        ...sections,
        heroHeightField,
      ]),
      ...searchFields,
    ],
  });
