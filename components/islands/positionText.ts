import { fillPlaceholders } from '../../locales/placeholders.ts';

/** Puts a position into words that have `{{current}}` and `{{total}}`: "Picture 3 of 9". */
export const positionText = (words: string, index: number, total: number): string =>
  fillPlaceholders(words, (name) => String(name === 'current' ? index + 1 : total));
