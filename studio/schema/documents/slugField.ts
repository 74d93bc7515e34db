import {
  type CustomValidator,
  defineArrayMember,
  defineField,
  type SlugValue,
} from '@sanity/types';
import { say } from '../../words/say.ts';
import { formerAddressRule, freeAddressRule } from '../rules/freeAddress.ts';
import { slugProblem } from '../rules/slug.ts';
import { textRule } from '../rules/textRule.ts';

/**
 * Requires a slug that is safe in an address. An empty slug is reported here, because Sanity's
 * `required` would report it twice: for the field and for its part "Current slug".
 */
export const slugRule: CustomValidator<SlugValue | undefined> = (slug, context) =>
  slug?.current
    ? textRule(slugProblem)(slug.current, context)
    : { code: 'value.required', message: say('Enter an address') };

/** The last segment of the page's address. */
export const slugField = defineField({
  name: 'slug',
  type: 'slug',
  title: 'Address',
  description: 'Last part of the page’s address in both languages, e.g. st-lucia.',
  options: {
    source: 'title.en',
    maxLength: 60,
    // Two families may use the same slug (/citizenship/spain, /other-citizenship/spain). Our rule
    // compares whole addresses; Sanity's would compare slugs.
    isUnique: () => true,
  },
  validation: (rule) => rule.custom(slugRule).custom(freeAddressRule),
});

/** Former addresses of the page, which redirect to it. */
export const formerSlugsField = defineField({
  name: 'formerSlugs',
  type: 'array',
  title: 'Former addresses',
  description: 'Earlier last parts of the address; they redirect to this page.',
  of: [
    defineArrayMember({
      type: 'string',
      validation: (rule) => rule.custom(textRule(slugProblem)).custom<string>(formerAddressRule),
    }),
  ],
  validation: (rule) => rule.unique(),
});
