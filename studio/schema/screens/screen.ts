import { defineType, type FieldDefinition } from '@sanity/types';
import { heroField, inGroup, SEARCH_GROUP, searchFields } from '../fields.ts';
import { heroHeightField } from '../plainFields.ts';

/** A page that exists once: hero, search result and its own sections. */
export const screen = (name: string, title: string, sections: FieldDefinition[]) =>
  defineType({
    name,
    title,
    type: 'document',
    groups: [{ name: 'texts', title: 'Texts', default: true }, SEARCH_GROUP],
    fields: [...inGroup('texts', [heroField, ...sections, heroHeightField]), ...searchFields],
  });
