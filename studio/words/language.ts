import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locale.ts';

/** What Sanity calls the Studio's Chinese. */
export const CHINESE_STUDIO = 'zh-Hans';

const KEY = 'studio-language';

/**
 * The language that the editor chose for the Studio, kept in this browser. The forms are made in
 * it, once: after another choice the Studio begins anew. Commands speak English.
 */
export const STUDIO_LANGUAGE: Locale = readLanguage();

function readLanguage(): Locale {
  const stored = typeof window === 'undefined' ? null : localStorage.getItem(KEY);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** Keeps a choice for when the Studio begins anew. */
export const keepLanguage = (language: Locale): void => localStorage.setItem(KEY, language);
