import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locale.ts';

/** Sanity's id of the Chinese locale. */
export const CHINESE_STUDIO = 'zh-Hans';

const KEY = 'studio-language';

/**
 * The Studio's language, as the editor chose it in this browser. Forms are created in it once, so
 * another choice reloads the Studio. Commands use English.
 */
export const STUDIO_LANGUAGE: Locale = readLanguage();

function readLanguage(): Locale {
  const stored = typeof window === 'undefined' ? null : localStorage.getItem(KEY);
  return isLocale(stored) ? stored : DEFAULT_LOCALE;
}

/** Stores a choice for the next load of the Studio. */
export const storeLanguage = (language: Locale): void => localStorage.setItem(KEY, language);
