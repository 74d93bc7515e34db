import type { Localized } from '../../../locales/locale.ts';

/** The languages of the site, named in the language of the Studio. */
export const LANGUAGE_NAMES = { en: 'English', zh: 'Chinese' } as const satisfies Localized<string>;
