import { defineType } from '@sanity/types';
import { lineField } from '../fields.ts';

/** A picture with what it shows in words. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: false, accept: 'image/png,image/jpeg,image/webp,image/avif' },
  validation: (rule) => rule.required().assetRequired(),
  fields: [
    lineField('alt', {
      title: 'What the picture shows',
      description: 'Read aloud instead of the picture, and shown when it cannot be loaded.',
    }),
    lineField('caption', {
      title: 'Caption',
      description: 'Shown under the picture in a carousel.',
      optional: true,
    }),
  ],
});
