import { defineField } from '@sanity/types';

/**
 * What the two texts of a bilingual value were when they were last known to agree, as fingerprints
 * (`studio/interface/translations`). The Studio keeps it; without it both languages count as agreeing.
 */
export const confirmedField = defineField({
  name: 'confirmed',
  type: 'string',
  title: 'Confirmed',
  description: 'Kept by the Studio to notice that one language changed; not on the site.',
  hidden: true,
});
