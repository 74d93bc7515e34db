/** The languages of the site, the default first. All other language settings derive from this. */
export const LOCALES = ['en', 'zh'] as const;

export type Locale = (typeof LOCALES)[number];

/** A value in every language. */
export type Localized<T> = Record<Locale, T>;

export const DEFAULT_LOCALE: Locale = 'en';

/** `<html lang>` and `hreflang`, as BCP 47 tags (https://www.rfc-editor.org/info/bcp47). */
export const LANGUAGE_TAGS = { en: 'en', zh: 'zh-Hans' } as const satisfies Localized<string>;

/** The name of each language in that language. */
export const LOCALE_TITLES = { en: 'English', zh: '中文' } as const satisfies Localized<string>;

/** The other of the two languages. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'zh' : 'en');

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);

/** Makes one value per language. */
export const mapLocales = <T>(make: (locale: Locale) => T): Localized<T> => ({
  en: make('en'),
  zh: make('zh'),
});
