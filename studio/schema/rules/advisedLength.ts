import type { CustomValidator } from '@sanity/types';
import { LOCALES, type Locale, type Localized } from '../../../locales/locale.ts';
import { fillPlaceholders } from '../../../locales/placeholders.ts';
import { say } from '../../words/say.ts';
import { isBlankText } from './text.ts';

/** Numbers of characters that fit a place. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** Where a text has to fit, and how long it should be for that. */
export interface AdvisedLengths extends Localized<Lengths> {
  readonly place: 'search' | 'card';
}

/** What search results show whole; the firm's name follows the title. */
export const SEARCH_LENGTHS = {
  title: { place: 'search', en: { min: 20, max: 50 }, zh: { min: 8, max: 30 } },
  description: { place: 'search', en: { min: 110, max: 160 }, zh: { min: 50, max: 80 } },
} as const satisfies Record<string, AdvisedLengths>;

/** What a card shows in a few lines, beside others of the same height. */
export const CARD_LENGTHS = {
  ...{ place: 'card', en: { min: 60, max: 200 }, zh: { min: 25, max: 80 } },
} as const satisfies AdvisedLengths;

/** How much room a figure takes, more or less. */
const FIGURE = { en: '500,000 EUR', zh: '50万欧元' } as const satisfies Localized<string>;

/** The number of characters that visitors see. */
export const shownLength = (text: string, language: Locale): number =>
  [...fillPlaceholders(text.trim(), () => FIGURE[language])].length;

/**
 * Advises on the length of a text. An advice and no rule: it is given in the Studio, and nothing is
 * refused because of it.
 */
export const advisedLength =
  (lengths: AdvisedLengths): CustomValidator =>
  (value, { environment }) => {
    if (environment !== 'studio' || typeof value !== 'object' || value === null) return true;
    return LOCALES.flatMap((language) => {
      const text: unknown = Reflect.get(value, language);
      if (typeof text !== 'string' || isBlankText(text)) return [];
      const message = adviceOn(shownLength(text, language), lengths[language], lengths.place);
      return message ? [{ path: [language], message }] : [];
    });
  };

function adviceOn(
  length: number,
  { min, max }: Lengths,
  place: AdvisedLengths['place'],
): string | undefined {
  const words = { length, max };
  if (length > max) return say(LONG[place], words);
  return length < min ? say(SHORT[place], words) : undefined;
}

const LONG = {
  search: 'This is long ([length] characters): search results show about [max]',
  card: 'This is long ([length] characters): a card has room for about [max]',
} as const;

const SHORT = {
  search: 'This is short ([length] characters): search results have room for [max]',
  card: 'This is short ([length] characters): a card has room for [max]',
} as const;
