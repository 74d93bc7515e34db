import { defineLocaleResourceBundle } from 'sanity';
import { CHINESE_STUDIO } from '../../words/language.ts';
import CHINESE from '../../words/zh/upload.json' with { type: 'json' };

const REFUSED =
  'Only PNG, JPEG, WebP and AVIF pictures can be uploaded, told by what is in the file and not by its name. If this is one, upload it again.';

const ENGLISH = {
  'asset-sources.common.uploader.upload-failed.description': REFUSED,
  'inputs.image.upload-error.description': REFUSED,
  'inputs.files.common.placeholder.drag-or-paste-to-upload_image':
    'Drag or paste a PNG, JPEG, WebP or AVIF picture here',
  'inputs.image.drag-overlay.cannot-upload-here':
    'Only PNG, JPEG, WebP and AVIF pictures can be uploaded here',
};

/** In Chinese the same keys as in English, as the compiler sees to. */
const bundle = (locale: string, resources: typeof ENGLISH) =>
  defineLocaleResourceBundle({ locale, namespace: 'studio', resources });

/** Sanity's words on uploads, which send editors to the console, say what pictures the site takes. */
export const uploadWords = [bundle('en-US', ENGLISH), bundle(CHINESE_STUDIO, CHINESE)];
