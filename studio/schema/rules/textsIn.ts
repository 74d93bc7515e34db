import { isLocale } from '../../../locales/locale.ts';
import { textOfBlock, valuesIn } from '../valuesIn.ts';

/**
 * Every localized text at any depth; for rich text, the text of each block. `field` is its path in
 * the document, list items by position: `hero.title.en`.
 */
export const textsIn = (document: unknown) =>
  valuesIn(document).flatMap(({ path, value }) => {
    const language = path.at(-1);
    if (!isLocale(language)) return [];
    const field = path.join('.');
    if (typeof value === 'string') return [{ field, language, text: value }];
    return Array.isArray(value)
      ? value.map((block) => ({ field, language, text: textOfBlock(block) }))
      : [];
  });
