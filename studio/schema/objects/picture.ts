import { defineType } from '@sanity/types';
import { say } from '../../words/say.ts';
import { lineField } from '../fields.ts';
import { PICTURE_WIDTH, pictureSizeRule } from '../rules/pictureAdvice.ts';
import { PICTURE_FORMATS, pictureFileRule } from '../rules/pictureFile.ts';

/** A picture with a text alternative. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: { hotspot: true, accept: PICTURE_FORMATS.map((format) => `image/${format}`).join() },
  validation: (rule) => [
    rule.required().error(say('Choose a picture')),
    rule.custom(pictureFileRule),
    rule.custom(pictureSizeRule(PICTURE_WIDTH)).warning(),
  ],
  fields: [
    lineField(
      'alt',
      'What the picture shows',
      'Read aloud instead of the picture, and shown when it cannot be loaded.',
    ),
    lineField('caption', 'Caption', 'Shown under the picture in a carousel.', { optional: true }),
  ],
});
