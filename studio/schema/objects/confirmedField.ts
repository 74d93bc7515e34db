import { defineField } from '@sanity/types';

/**
 * Fingerprints of the two texts of a bilingual value when they last agreed, written by the Studio
 * (`studio/interface/translations`). Without them the languages count as agreeing.
 */
export const confirmedField = defineField({
  name: 'confirmed',
  type: 'string',
  title: 'Confirmed',
  description:
    'Maintained by the Studio to detect a change in one language; not shown on the site.',
  hidden: true,
});
