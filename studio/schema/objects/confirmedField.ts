import { defineField } from '@sanity/types';

/**
 * What the two texts of a bilingual value were when they were last known to agree, as fingerprints
 * (`studio/interface/translations`). The Studio keeps it; without it both languages count as agreeing.
 */
export const confirmedField = defineField({
  name: 'confirmed',
  type: 'string',
  title: 'Confirmed',
  description:
    'Maintained by the Studio to detect a change in one language; not shown on the site.',
  hidden: true,
});
