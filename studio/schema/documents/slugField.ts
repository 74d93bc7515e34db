import {
  type CustomValidator,
  defineArrayMember,
  defineField,
  type SlugValue,
} from '@sanity/types';
import { say } from '../../words/say.ts';
import { checkText } from '../rules/checkText.ts';
import { formerAddress, freeAddress } from '../rules/freeAddress.ts';
import { slugProblem } from '../rules/slug.ts';

/**
 * A slug that is safe in an address. Where there is none this says so: Sanity's `required` would say
 * it of the field and once more of its own part, the "Current slug".
 */
export const safeSlug: CustomValidator<SlugValue | undefined> = (slug, context) =>
  slug?.current
    ? checkText(slugProblem)(slug.current, context)
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
    // The same slug may be in two families (/citizenship/spain, /other-citizenship/spain):
    // the rule knows the whole address, Sanity's own would not.
    isUnique: () => true,
  },
  validation: (rule) => rule.custom(safeSlug).custom(freeAddress),
});

/** Addresses the page had before; each redirects to the page. */
export const formerSlugsField = defineField({
  name: 'formerSlugs',
  type: 'array',
  title: 'Former addresses',
  description: 'Earlier last parts of the address; they redirect to this page.',
  of: [
    defineArrayMember({
      type: 'string',
      validation: (rule) => rule.custom(checkText(slugProblem)).custom<string>(formerAddress),
    }),
  ],
  validation: (rule) => rule.unique(),
});
