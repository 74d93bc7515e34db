import type { Localized } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';

/** The names of the site's languages in the language of the Studio. */
export const LANGUAGE_NAMES = {
  en: say('English'),
  zh: say('Chinese'),
} as const satisfies Localized<string>;
