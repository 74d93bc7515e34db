import { LANGUAGE_TAGS, type Locale, type Localized, mapLocales } from './locale.ts';
import { memoize } from './memoize.ts';

/** Words that are never translated, by the BCP 47 tag of their language. */
type ForeignWords = Readonly<Record<string, readonly string[]>>;

/** A piece of a text. */
export interface Passage {
  readonly text: string;
  /** BCP 47 tag of its language, if it differs from the page's. */
  readonly lang?: string;
}

interface OtherScript {
  /** Pattern of words in that script, and the language assumed for them. */
  readonly words: string;
  readonly lang: string;
  /** What the rest of the text must contain; an entirely foreign text is a missing translation. */
  readonly context: RegExp;
}

const OTHER_SCRIPT: Localized<OtherScript> = {
  en: { words: '\\p{sc=Han}+', lang: LANGUAGE_TAGS.zh, context: /\p{sc=Latin}/u },
  zh: {
    words: "\\p{sc=Latin}+(?:[ ’'-]\\p{sc=Latin}+)*",
    lang: LANGUAGE_TAGS.en,
    context: /\p{sc=Han}/u,
  },
};

/**
 * Abbreviations (`EB-5`, `USCIS`, `d.o.o.`) do not count as words: every screen reader voice
 * spells them out, and switching voices would only interrupt.
 */
const isWord = (text: string): boolean => /\p{Ll}{2}|\p{sc=Han}/u.test(text);

/**
 * Returns a function that splits a text where its language changes, so that a screen reader can
 * switch voices: at the listed words, and at words in the other language's script.
 *
 * @param words the list in `locales/site.json`
 * @param locale the language of the page
 * @returns the function, of a text and the paragraph that it is part of
 */
export function languageSplitter(words: ForeignWords, locale: Locale) {
  const other = OTHER_SCRIPT[locale];
  const listed = new Map(
    Object.entries(words).flatMap(([lang, some]) => some.map((word) => [fold(word), lang])),
  );
  // As listed: in lower case, `İ` is two characters, which match no `İ`.
  const foreign = anyOf([
    ...longestFirst(Object.values(words).flat()).map(RegExp.escape),
    other.words,
  ]);

  const languageOf = (word: string, context: string) =>
    listed.get(fold(word)) ??
    (isWord(word) && other.context.test(context) ? other.lang : undefined);

  return (text: string, context = text): readonly Passage[] => {
    const passages: Passage[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(foreign)) {
      const lang = languageOf(word, context);
      if (lang === undefined) continue;
      if (index > end) passages.push({ text: text.slice(end, index) });
      passages.push({ text: word, lang });
      end = index + word.length;
    }
    if (end < text.length) passages.push({ text: text.slice(end) });
    return passages;
  };
}

const splitters = mapLocales((locale) =>
  memoize((words: ForeignWords) => languageSplitter(words, locale)),
);

/** A cached {@link languageSplitter}: compiling its pattern takes longer than rendering a page. */
export const cachedLanguageSplitter = (words: ForeignWords, locale: Locale) =>
  splitters[locale](words);

/** A listed word may be capitalised at the start of a sentence. */
const fold = (word: string): string => word.toLowerCase();

/** `medicina prepaga` must match before the `prepaga` inside it. */
const longestFirst = (words: readonly string[]): string[] =>
  words.toSorted((one, another) => another.length - one.length);

/** Matches whole words only, and not within an e-mail address. */
const anyOf = (alternatives: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{sc=Latin}\\p{N}.]|@[\\w.-]*)(?:${alternatives.join('|')})(?![\\p{sc=Latin}\\p{N}]|[\\w.+-]*@)`,
    'giu',
  );
