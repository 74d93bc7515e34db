import { defineLocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO } from '../../words/language.ts';
import CHINESE_REMOVAL from '../../words/zh/removal.json' with { type: 'json' };
import CHINESE_UPLOAD from '../../words/zh/upload.json' with { type: 'json' };
import CHINESE_VALIDATION from '../../words/zh/validation.json' with { type: 'json' };

const REFUSED =
  'Only PNG, JPEG, WebP and AVIF pictures can be uploaded. The content of the file decides, not its name. If this is such a picture, upload it again.';

/** Sanity lists the files below it. */
const REFUSED_FILES =
  'Only PNG, JPEG, WebP and AVIF pictures can be uploaded. Export as one of these first:';

/** Sanity's messages on uploads refer editors to the console; these name the accepted pictures. */
const UPLOAD = {
  'asset-sources.common.uploader.upload-failed.description': REFUSED,
  'inputs.image.upload-error.description': REFUSED,
  'inputs.array.error.cannot-upload-unable-to-convert_one': REFUSED_FILES,
  'inputs.array.error.cannot-upload-unable-to-convert_other': REFUSED_FILES,
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Drag or paste a PNG, JPEG, WebP or AVIF picture here',
  'inputs.image.drag-overlay.cannot-upload-here':
    'Only PNG, JPEG, WebP and AVIF pictures can be uploaded here',
};

/**
 * Sanity warns only of what a deletion would break, but the lake refuses it, except for references
 * that were never published. It does not say that everybody shares a draft.
 */
const REMOVAL = {
  'action.discard-changes.confirm-dialog.confirm-discard-changes':
    'This discards all changes since the last publish, those made by others too. History can restore them.',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'This deletes the whole draft, what others wrote in it too.',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_delete':
    'First remove it from these documents: while one of them is published with it, nothing is deleted.',
  'confirm-delete-dialog.referential-integrity-disclaimer.text_unpublish':
    'First remove it from these documents: while one of them is published with it, it is not unpublished.',
};

/** Messages for Sanity's own rules, worded like those of the site's rules. */
const VALIDATION = {
  'array.item-duplicate': 'This is a duplicate: remove one',
  'array.maximum-length': 'At most {{maxLength}} are allowed: remove some',
  'array.minimum-length': 'Add at least {{minLength}}',
  'array.minimum-length_blocks': 'Write at least {{minLength}} paragraph',
  'date.invalid-format': 'Enter a date such as 2026-09-01',
  'generic.incorrect-type': 'This cannot be shown here: remove it and fill it in again',
  'generic.not-allowed': 'Choose one of the values offered',
  'generic.not-allowed_hint': '“{{hint}}” is not one of the values offered: choose another',
  'generic.required': 'Fill this in',
  'number.greater-than': 'Enter more than {{threshold}}',
  'number.maximum': 'Enter {{maxNumber}} or less',
  'number.minimum': 'Enter {{minNumber}} or more',
  'number.non-integer': 'Enter a whole number',
  'object.not-reference': 'Choose a document',
  'object.reference-not-published':
    'The document chosen here is not published: publish it first, or choose another',
  'slug.missing-current': 'Enter an address',
};

/**
 * Sanity shows only the lake's reason, which names documents by their ids. The configuration
 * replaces this text, because Sanity's releases load after all plugins.
 */
export const releaseWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'releases',
  resources: {
    'toast.publish.error':
      '“<strong>{{title}}</strong>” was not published, and nothing changed for visitors. “See what will change for visitors”, in the menu (…), lists what prevents it. ({{error}})',
  },
});

/** The compiler ensures that the Chinese has the same keys as the English. */
const bundles = <Words extends Record<string, string>>(
  namespace: string,
  english: Words,
  chinese: NoInfer<Words>,
) =>
  Object.entries({ 'en-US': english, [CHINESE_STUDIO]: chinese }).map(([locale, resources]) =>
    defineLocaleResourceBundle({ locale, namespace, resources }),
  );

/** Sanity's texts that this Studio replaces. */
export const sanityWords = [
  ...bundles('studio', UPLOAD, CHINESE_UPLOAD),
  ...bundles('structure', REMOVAL, CHINESE_REMOVAL),
  ...bundles('validation', VALIDATION, CHINESE_VALIDATION),
];
