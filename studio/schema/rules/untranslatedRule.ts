import type { CustomValidator } from '@sanity/types';
import { isUntranslated } from '../../../locales/isUntranslated.ts';
import type { Locale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { textOfBlock } from '../valuesIn.ts';
import { itemPlace } from './items.ts';

const PROBLEM = say(
  'This sentence has no Chinese characters: translate it; readers of Chinese pages may not know English',
);

/** A Chinese text, or a paragraph of Chinese rich text, must not be in another language. */
export const untranslatedRule =
  (language: Locale): CustomValidator =>
  (value) => {
    if (language !== 'zh') return true;
    if (typeof value === 'string') return isUntranslated(value) ? PROBLEM : true;
    if (!Array.isArray(value)) return true;
    return value.flatMap((block: unknown, index) =>
      isUntranslated(textOfBlock(block))
        ? [{ path: [itemPlace(block, index)], message: PROBLEM }]
        : [],
    );
  };
