import { defineType, type FieldDefinition } from '@sanity/types';
import { heroHeightField, objectField } from '../fields.ts';

/** A page that exists once: hero, search result and its own sections. */
export const screen = (name: string, title: string, sections: FieldDefinition[]) =>
  defineType({
    name,
    title,
    type: 'document',
    fields: [
      heroHeightField,
      objectField('seo', 'seo', { title: 'Search result', description: 'For search engines.' }),
      objectField('hero', 'hero', { title: 'Hero', description: 'Coloured top of the page.' }),
      ...sections,
    ],
    preview: { prepare: () => ({ title }) },
  });
