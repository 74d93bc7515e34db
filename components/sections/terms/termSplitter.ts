import type { Locale } from '../../../locales/locale.ts';

/** A piece of a text; one that names a term leads to its entry. */
export interface TermPart {
  readonly text: string;
  readonly slug?: string;
}

interface TermWords {
  readonly slug: string;
  readonly words: readonly string[];
}

/**
 * Parts texts around the terms in them. A term is found once: later texts get it as it is.
 *
 * @param locale Chinese has no spaces between words
 */
export function termSplitter(terms: readonly TermWords[], locale: Locale) {
  const slugs = new Map(
    terms.flatMap(({ slug, words }) =>
      words
        .map((word) => word.trim().toLowerCase())
        // Staff divide words by commas, and may leave one at the end.
        .filter(Boolean)
        .flatMap((word) => formsOf(word, locale).map((form) => [form, slug])),
    ),
  );
  const pattern = patternOf([...slugs.keys()], locale);
  const seen = new Set<string>();
  return (text: string): TermPart[] => {
    if (slugs.size === 0) return [{ text }];
    const parts: TermPart[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const slug = slugs.get(word.toLowerCase());
      if (slug === undefined || seen.has(slug)) continue;
      seen.add(slug);
      if (index > end) parts.push({ text: text.slice(end, index) });
      parts.push({ text: word, slug });
      end = index + word.length;
    }
    if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) });
    return parts;
  };
}

/** English has plurals: `green cards` leads where `green card` does. */
const formsOf = (word: string, locale: Locale): string[] =>
  locale === 'en' ? [word, `${word}s`] : [word];

/** The longest first: `conditional green card` is no `green card`. */
function patternOf(words: readonly string[], locale: Locale): RegExp {
  const any = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join('|');
  const inWord = '[\\p{L}\\p{N}]';
  return locale === 'zh'
    ? new RegExp(any, 'giu')
    : new RegExp(`(?<!${inWord})(?:${any})(?!${inWord})`, 'giu');
}
