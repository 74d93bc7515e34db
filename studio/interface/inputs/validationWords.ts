import { defineLocaleResourceBundle } from 'sanity';

/** Sanity's own rules, said as the site's rules are: what to do, in plain words. */
export const validationWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'validation',
  resources: {
    'array.item-duplicate': 'This is a duplicate: remove one',
    'array.maximum-length': 'There is room for {{maxLength}} at most: remove some',
    'array.minimum-length': 'Add at least {{minLength}}',
    'array.minimum-length_blocks': 'Write at least {{minLength}} paragraph',
    'date.invalid-format': 'Write a day such as 2026-09-01',
    'generic.incorrect-type': 'This cannot be shown here: remove it and fill it in again',
    'generic.not-allowed': 'Choose one of the values offered',
    'generic.not-allowed_hint': '“{{hint}}” is not one of the values offered: choose another',
    'generic.required': 'Fill this in',
    'number.minimum': 'Write {{minNumber}} or more',
    'number.non-integer': 'Write a whole number',
    'object.asset-required_image': 'Choose a picture',
    'object.not-reference': 'Choose a document',
    'object.reference-not-published':
      'The document chosen here is not published: publish it first, or choose another',
    'slug.missing-current': 'Write an address',
    'string.email': 'Write an e-mail address such as info@example.com',
  },
});
