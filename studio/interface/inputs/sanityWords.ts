import { defineLocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO } from '../../words/language.ts';
import CHINESE_UPLOAD from '../../words/zh/upload.json' with { type: 'json' };
import CHINESE_VALIDATION from '../../words/zh/validation.json' with { type: 'json' };

const REFUSED =
  'Only PNG, JPEG, WebP and AVIF pictures can be uploaded, told by what is in the file and not by its name. If this is one, upload it again.';

/** Sanity's words on uploads, which send editors to the console, say what pictures the site takes. */
const UPLOAD = {
  'asset-sources.common.uploader.upload-failed.description': REFUSED,
  'inputs.image.upload-error.description': REFUSED,
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Drag or paste a PNG, JPEG, WebP or AVIF picture here',
  'inputs.image.drag-overlay.cannot-upload-here':
    'Only PNG, JPEG, WebP and AVIF pictures can be uploaded here',
};

/** Sanity's own rules, said as the site's rules are: what to do, in plain words. */
const VALIDATION = {
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
  'slug.missing-current': 'Enter an address',
  'string.email': 'Write an e-mail address such as info@example.com',
};

/** In Chinese the same keys as in English, as the compiler sees to. */
const bundles = <Words extends Record<string, string>>(
  namespace: string,
  english: Words,
  chinese: NoInfer<Words>,
) =>
  Object.entries({ 'en-US': english, [CHINESE_STUDIO]: chinese }).map(([locale, resources]) =>
    defineLocaleResourceBundle({ locale, namespace, resources }),
  );

/** Sanity's words that this Studio says otherwise. */
export const sanityWords = [
  ...bundles('studio', UPLOAD, CHINESE_UPLOAD),
  ...bundles('validation', VALIDATION, CHINESE_VALIDATION),
];
