import type { CustomValidator } from '@sanity/types';
import { isUntranslated } from '../../../locales/isUntranslated.ts';
import type { Locale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { textOfBlock } from '../valuesIn.ts';
import { itemPlace } from './items.ts';

const PROBLEMS = {
  en: say('This is in Chinese: write it in English; readers of English pages may not know Chinese'),
  zh: say(
    'This sentence has no Chinese characters: translate it; readers of Chinese pages may not know English',
  ),
};

/** A text, or a paragraph of rich text, must not be in the other language. */
export const untranslatedRule =
  (language: Locale): CustomValidator =>
  (value) => {
    const message = PROBLEMS[language];
    if (typeof value === 'string') return isUntranslated(value, language) ? message : true;
    if (!Array.isArray(value)) return true;
    return value.flatMap((block: unknown, index) =>
      isUntranslated(textOfBlock(block), language)
        ? [{ path: [itemPlace(block, index)], message }]
        : [],
    );
  };
