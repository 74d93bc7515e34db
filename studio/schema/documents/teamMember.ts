import { defineField } from '@sanity/types';
import { PORTRAIT_SHAPE } from '../../../locales/kinds.ts';
import { say } from '../../words/say.ts';
import {
  documentType,
  inTabs,
  lineField,
  richTextField,
  SEARCH_TAB,
  tab,
  textField,
} from '../fields.ts';
import { pictureOptions } from '../objects/picture.ts';
import { listField, orderField, SITE_ORDER } from '../plainFields.ts';
import { INITIALS_LENGTHS } from '../rules/advisedLength.ts';
import { distinctTextRule } from '../rules/distinctRules.ts';
import { PORTRAIT_WIDTH, pictureSizeRule, portraitShapeRule } from '../rules/pictureAdvice.ts';
import { pictureFileRule } from '../rules/pictureFile.ts';
import { formerSlugsField, slugField } from './slugField.ts';

/** A member of the firm: a card on About and a profile page. */
export const teamMember = documentType('teamMember', 'Team member', {
  ...inTabs(
    tab('card', 'Card and address', [
      lineField('name', 'Full name', 'On the card and at the top of the profile.', {
        advice: distinctTextRule('title'),
      }),
      lineField('initials', 'Initials', 'In the circle on the card.', {
        lengths: INITIALS_LENGTHS,
      }),
      lineField('title', 'Position', 'Under the name.'),
      textField('minibio', 'Short biography', 'On the card on About.'),
      { ...slugField, options: { ...slugField.options, source: 'name.en' } },
      formerSlugsField,
      orderField,
    ]),
    tab('biography', 'Biography', [
      richTextField('bio', 'Biography', 'Two or three paragraphs beside the photo on the profile.'),
    ]),
    tab('pictures', 'Pictures', [
      defineField({
        name: 'photo',
        type: 'picture',
        title: 'Photo',
        description:
          'Portrait beside the biography, aspect ratio 4:5. Use the crop button to choose the visible area and the focal point.',
        // These replace the options and rules of the type.
        options: pictureOptions([4, 5]),
        validation: (rule) => [
          rule.required().error(say('Choose a picture')),
          rule.custom(pictureFileRule),
          rule.custom(pictureSizeRule(PORTRAIT_WIDTH, PORTRAIT_SHAPE)).warning(),
          rule.custom(portraitShapeRule).warning(),
        ],
      }),
      listField('carousel', 'picture', {
        title: 'Career pictures',
        description:
          'Captioned pictures below the biography, shown uncropped; 8:5 works best. Visitors can enlarge them.',
      }),
    ]),
    SEARCH_TAB,
  ),
  orderings: [SITE_ORDER],
});
