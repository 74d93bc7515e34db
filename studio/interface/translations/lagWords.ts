import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import type { Lag } from './agreement.ts';

const STATES = { missing: 'missing', stale: 'to check' } as const;

/** What is to be done, in two or three words: `Chinese missing`, `English to check`. */
export const lagWords = ({ language, state }: Lag): string =>
  `${LANGUAGE_NAMES[language]} ${STATES[state]}`;
