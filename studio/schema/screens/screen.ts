import type { FieldDefinition } from '@sanity/types';
import { documentType, heroField, inTabs, SEARCH_TAB, tab } from '../fields.ts';
import { heroHeightField } from '../plainFields.ts';

/** A page that exists once: hero, search result and its own sections. */
export const screen = (name: string, title: string, sections: FieldDefinition[]) =>
  documentType(name, title, {
    ...inTabs(tab('texts', 'Texts', [heroField, ...sections, heroHeightField]), SEARCH_TAB),
  });
