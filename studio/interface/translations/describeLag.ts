import { say } from '../../words/say.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import type { Lag } from './agreement.ts';

/** The open work in two or three words: `Chinese missing`, `English to check`. */
export const describeLag = ({ language, state }: Lag): string =>
  say(state === 'missing' ? '[language] missing' : '[language] to check', {
    language: LANGUAGE_NAMES[language],
  });
