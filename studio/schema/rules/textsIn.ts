import { isLocale, type Locale } from '../../../locales/locale.ts';
import { textOfBlock, valuesIn } from '../valuesIn.ts';

interface PlacedText {
  /** Its path in the document, list items by position: `hero.title.en`. */
  readonly field: string;
  readonly language: Locale;
  readonly text: string;
}

/** Every localized text at any depth; for rich text, the text of each block. */
export const textsIn = (document: unknown): PlacedText[] =>
  valuesIn(document).flatMap(({ path, value }) => {
    const language = path.at(-1);
    if (!isLocale(language)) return [];
    const field = path.join('.');
    if (typeof value === 'string') return [{ field, language, text: value }];
    return Array.isArray(value)
      ? value.map((block) => ({ field, language, text: textOfBlock(block) }))
      : [];
  });
