import { DEFAULT_LOCALE, isLocale, type Locale } from '../../locales/locale.ts';

/** Sanity's id of the Chinese locale. */
export const CHINESE_STUDIO = 'zh-Hans';

const KEY = 'studio-language';

/**
 * The Studio's language. Forms are created in it once, so another choice reloads the Studio. Commands
 * use English.
 */
export const STUDIO_LANGUAGE: Locale = readLanguage();

function readLanguage(): Locale {
  if (typeof window === 'undefined') return DEFAULT_LOCALE;
  // Sanity's commands imitate `window`, but `navigator` is Node's, with the language of the system.
  const isNode = navigator.userAgent.startsWith('Node.js');
  return chooseLanguage(localStorage.getItem(KEY), isNode ? DEFAULT_LOCALE : navigator.language);
}

/**
 * The language that the editor chose in this browser, otherwise the browser's own.
 *
 * @param stored the choice, if any
 * @param browser tag of the browser's language, such as `zh-CN`
 */
export function chooseLanguage(stored: string | null, browser: string): Locale {
  const [language] = browser.split('-');
  return [stored, language].find(isLocale) ?? DEFAULT_LOCALE;
}

/** Stores a choice for the next load of the Studio. */
export const storeLanguage = (language: Locale): void => localStorage.setItem(KEY, language);
