import { defineType, isKeySegment } from '@sanity/types';
import { say } from '../../words/say.ts';
import { lineField } from '../fields.ts';
import { describedAnewRule, PICTURE_WIDTH, pictureSizeRule } from '../rules/pictureAdvice.ts';
import { PICTURE_FORMATS, pictureFileRule } from '../rules/pictureFile.ts';

/**
 * The options of a picture.
 *
 * @param previews the crops that the site shows, as width by height; Sanity's own are not used here
 */
export const pictureOptions = (...previews: readonly (readonly [number, number])[]) => ({
  accept: PICTURE_FORMATS.map((format) => `image/${format}`).join(),
  hotspot: {
    previews: previews.map(([width, height]) => ({
      title: `${width}:${height}`,
      aspectRatio: width / height,
    })),
  },
});

/** A picture with a text alternative. */
export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: pictureOptions(),
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
      { advice: describedAnewRule },
    ),
    {
      ...lineField('caption', 'Caption', 'Shown under the picture in a carousel.', {
        optional: true,
      }),
      // A portrait is shown without one.
      hidden: ({ path, value }) => value === undefined && !path.some(isKeySegment),
    },
  ],
  preview: {
    select: { alt: 'alt.en', file: 'asset.originalFilename', media: 'asset' },
    prepare: ({ alt, file, media }) => ({ title: alt ?? file, media }),
  },
});
