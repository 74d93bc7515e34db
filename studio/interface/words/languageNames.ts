import type { Localized } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';

/** The languages of the site, named in the language of the Studio. */
export const LANGUAGE_NAMES = {
  en: say('English'),
  zh: say('Chinese'),
} as const satisfies Localized<string>;
