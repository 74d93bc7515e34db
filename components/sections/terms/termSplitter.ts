import type { Locale } from '../../../locales/locale.ts';

/** A piece of a text; with a slug, it links to that term's entry. */
export interface TermSegment {
  readonly text: string;
  readonly slug?: string;
}

interface TermWords {
  readonly slug: string;
  readonly words: readonly string[];
}

/** Returns a stateful function that splits texts around terms; each term is found only once. */
export function termSplitter(terms: readonly TermWords[], locale: Locale) {
  const slugs = new Map(
    terms.flatMap(({ slug, words }) =>
      words
        .map((word) => word.trim().toLowerCase())
        // Editors separate words with commas, and may leave a trailing one.
        .filter(Boolean)
        .flatMap((word) => formsOf(word, locale).map((form) => [form, slug])),
    ),
  );
  const pattern = patternOf([...slugs.keys()], locale);
  const seen = new Set<string>();
  return (text: string): TermSegment[] => {
    if (slugs.size === 0) return [{ text }];
    const segments: TermSegment[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(pattern)) {
      const slug = slugs.get(word.toLowerCase());
      if (slug === undefined || seen.has(slug)) continue;
      seen.add(slug);
      if (index > end) segments.push({ text: text.slice(end, index) });
      segments.push({ text: word, slug });
      end = index + word.length;
    }
    if (end < text.length || segments.length === 0) segments.push({ text: text.slice(end) });
    return segments;
  };
}

/** Adds English plurals, so that `green cards` links to `green card`. */
const formsOf = (word: string, locale: Locale): string[] =>
  locale === 'en' ? [word, `${word}s`] : [word];

/**
 * Longest first, so that `conditional green card` does not match as `green card`. A Chinese word
 * inside a title or the name of an authority, such as 入籍 in 《投资入籍法》 and 投资入籍局, is part of it.
 */
function patternOf(words: readonly string[], locale: Locale): RegExp {
  const any = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => RegExp.escape(word))
    .join('|');
  // Chinese words stand side by side, and beside Latin ones.
  const inWord = locale === 'zh' ? '[\\p{sc=Latin}\\p{N}]' : '[\\p{L}\\p{N}]';
  const whole = `(?<!${inWord}(?=${inWord}))(?:${any})(?!(?<=${inWord})${inWord})`;
  return new RegExp(locale === 'zh' ? `${whole}(?!局|[^《》]*》)` : whole, 'giu');
}
