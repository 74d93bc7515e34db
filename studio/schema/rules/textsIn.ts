import { isRecord } from '../../../locales/isRecord.ts';
import { LOCALES, type Locale } from '../../../locales/locale.ts';

interface PlacedText {
  /** Where it is in its document, list items by position: `hero.title.en`. */
  readonly field: string;
  readonly language: Locale;
  readonly text: string;
}

/** Every text of a language, however deep; of rich text each block, whose words are in spans. */
export function textsIn(value: unknown, path: readonly string[] = []): PlacedText[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsIn(item, [...path, String(index)]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const language = LOCALES.find((locale) => locale === name);
    const at = [...path, name];
    if (language === undefined) return textsIn(inner, at);
    const field = at.join('.');
    if (typeof inner === 'string') return [{ field, language, text: inner }];
    return Array.isArray(inner)
      ? inner.map((block) => ({ field, language, text: wordsOf(block) }))
      : [];
  });
}

function wordsOf(block: unknown): string {
  const children = isRecord(block) && Array.isArray(block.children) ? block.children : [];
  return children
    .map((child: unknown) => (isRecord(child) && typeof child.text === 'string' ? child.text : ''))
    .join('');
}
