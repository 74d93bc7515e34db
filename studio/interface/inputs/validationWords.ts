import { defineLocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO } from '../../words/language.ts';
import CHINESE from '../../words/zh/validation.json' with { type: 'json' };

const ENGLISH = {
  'array.item-duplicate': 'This is a duplicate: remove one',
  'array.maximum-length': 'There is room for {{maxLength}} at most: remove some',
  'array.minimum-length': 'Add at least {{minLength}}',
  'array.minimum-length_blocks': 'Write at least {{minLength}} paragraph',
  'date.invalid-format': 'Write a day such as 2026-09-01',
  'generic.incorrect-type': 'This cannot be shown here: remove it and fill it in again',
  'generic.not-allowed': 'Choose one of the values offered',
  'generic.not-allowed_hint': '“{{hint}}” is not one of the values offered: choose another',
  'generic.required': 'Fill this in',
  'number.greater-than': 'Write more than {{threshold}}',
  'number.maximum': 'Write {{maxNumber}} or less',
  'number.minimum': 'Write {{minNumber}} or more',
  'number.non-integer': 'Write a whole number',
  'object.not-reference': 'Choose a document',
  'object.reference-not-published':
    'The document chosen here is not published: publish it first, or choose another',
  'slug.missing-current': 'Write an address',
  'string.email': 'Write an e-mail address such as info@example.com',
};

/** In Chinese the same keys as in English, as the compiler sees to. */
const bundle = (locale: string, resources: typeof ENGLISH) =>
  defineLocaleResourceBundle({ locale, namespace: 'validation', resources });

/** Sanity's own rules, said as the site's rules are: what to do, in plain words. */
export const validationWords = [bundle('en-US', ENGLISH), bundle(CHINESE_STUDIO, CHINESE)];
