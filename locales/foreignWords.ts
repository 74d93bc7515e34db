import { LANGUAGE_TAGS, type Locale, type Localized } from './locale.ts';

/** Words that stay in their own language in every translation, by its BCP 47 tag. */
type ForeignWords = Readonly<Record<string, readonly string[]>>;

/** A piece of a text. */
export interface Passage {
  readonly text: string;
  /** BCP 47 tag of its language, where that is not the page's. */
  readonly lang?: string;
}

interface OtherScript {
  /** Pattern of its words, and what they are taken for. */
  readonly words: string;
  readonly lang: string;
  /** What a text must hold beside them: one that is foreign as a whole is a missing translation. */
  readonly beside: RegExp;
}

const OTHER_SCRIPT: Localized<OtherScript> = {
  en: { words: '\\p{sc=Han}+', lang: LANGUAGE_TAGS.zh, beside: /\p{sc=Latin}/u },
  zh: {
    words: "\\p{sc=Latin}+(?:[ ’'-]\\p{sc=Latin}+)*",
    lang: LANGUAGE_TAGS.en,
    beside: /\p{sc=Han}/u,
  },
};

/**
 * Abbreviations (`EB-5`, `USCIS`, `d.o.o.`) are no words: every voice spells them, and another
 * voice for one would only interrupt.
 */
const isWord = (text: string): boolean => /\p{Ll}{2}|\p{sc=Han}/u.test(text);

/**
 * Makes the function that parts a text where its language changes, so that a screen reader can
 * change its voice there: at the words that are listed, and at those in the other language's script.
 *
 * @param words as `locales/site.json` lists them
 * @param locale the language of the page
 */
export function languageSplitter(words: ForeignWords, locale: Locale) {
  const other = OTHER_SCRIPT[locale];
  const listed = new Map(
    Object.entries(words).flatMap(([lang, some]) => some.map((word) => [fold(word), lang])),
  );
  const foreign = anyOf([...longestFirst(listed.keys()).map(RegExp.escape), other.words]);

  const languageOf = (word: string, text: string) =>
    listed.get(fold(word)) ?? (isWord(word) && other.beside.test(text) ? other.lang : undefined);

  return (text: string): readonly Passage[] => {
    const passages: Passage[] = [];
    let end = 0;
    for (const { 0: word, index } of text.matchAll(foreign)) {
      const lang = languageOf(word, text);
      if (lang === undefined) continue;
      if (index > end) passages.push({ text: text.slice(end, index) });
      passages.push({ text: word, lang });
      end = index + word.length;
    }
    if (end < text.length) passages.push({ text: text.slice(end) });
    return passages;
  };
}

type Splitter = ReturnType<typeof languageSplitter>;

const splitters = new WeakMap<ForeignWords, Map<Locale, Splitter>>();

/** The {@link languageSplitter} of some words, made once: its pattern takes longer than a page. */
export function splitterOf(words: ForeignWords, locale: Locale): Splitter {
  const made = splitters.get(words) ?? new Map<Locale, Splitter>();
  const splitter = made.get(locale) ?? languageSplitter(words, locale);
  splitters.set(words, made.set(locale, splitter));
  return splitter;
}

/** A sentence may begin with a listed word, and then with a capital letter. */
const fold = (word: string): string => word.toLowerCase();

/** `medicina prepaga` is found before the `prepaga` inside it. */
const longestFirst = (words: Iterable<string>): string[] =>
  [...words].sort((one, another) => another.length - one.length);

/** Whole words alone, and no part of an e-mail address. */
const anyOf = (alternatives: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{sc=Latin}\\p{N}@.])(?:${alternatives.join('|')})(?![\\p{sc=Latin}\\p{N}@])`,
    'giu',
  );
