import type { Localized } from '../../../locales/locale.ts';

/** The languages as the Studio's own words name them. */
export const LANGUAGE_NAMES = {
  en: 'English',
  zh: 'Chinese',
} as const satisfies Localized<string>;

/** `A`, `A and B`, `A, B and C`. */
export const listed = new Intl.ListFormat('en', { type: 'conjunction' });
