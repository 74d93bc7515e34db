import type { CustomValidator } from '@sanity/types';
import { LOCALES, type Locale, type Localized } from '../../../locales/locale.ts';
import { fillPlaceholders } from '../../../locales/placeholders.ts';
import { say } from '../../words/say.ts';
import { isBlankText } from './text.ts';

/** The number of characters that fits. */
export interface LengthRange {
  readonly min: number;
  readonly max: number;
}

/** Where a text must fit, and the recommended length for each language. */
export interface AdvisedLengths extends Localized<LengthRange> {
  readonly place: 'search' | 'card' | 'circle';
}

/** What search results show in full; the firm's name follows the title. */
export const SEARCH_LENGTHS = {
  title: { place: 'search', en: { min: 20, max: 50 }, zh: { min: 8, max: 30 } },
  description: { place: 'search', en: { min: 110, max: 160 }, zh: { min: 50, max: 80 } },
} as const satisfies Record<string, AdvisedLengths>;

/** What fits in a few lines of a card, next to cards of the same height. */
export const CARD_LENGTHS = {
  place: 'card',
  en: { min: 60, max: 200 },
  zh: { min: 25, max: 80 },
} as const satisfies AdvisedLengths;

/** What fits in the circle on the card of a team member. */
export const INITIALS_LENGTHS = {
  place: 'circle',
  en: { min: 1, max: 3 },
  zh: { min: 1, max: 2 },
} as const satisfies AdvisedLengths;

/** Stands in for a figure of typical length. */
const SAMPLE_FIGURE = { en: '500,000 EUR', zh: '50万欧元' } as const satisfies Localized<string>;

/** The number of characters that visitors see. */
export const visibleLength = (text: string, language: Locale): number =>
  [...fillPlaceholders(text.trim(), () => SAMPLE_FIGURE[language])].length;

/** Warns about the length of a text, only in the Studio: the pull refuses no text for it. */
export const advisedLengthRule =
  (lengths: AdvisedLengths): CustomValidator =>
  (value, { environment }) => {
    if (environment !== 'studio' || typeof value !== 'object' || value === null) return true;
    return LOCALES.flatMap((language) => {
      const text: unknown = Reflect.get(value, language);
      if (typeof text !== 'string' || isBlankText(text)) return [];
      const message = describeLength(
        visibleLength(text, language),
        lengths[language],
        lengths.place,
      );
      return message ? [{ path: [language], message }] : [];
    });
  };

function describeLength(
  length: number,
  { min, max }: LengthRange,
  place: AdvisedLengths['place'],
): string | undefined {
  const words = { length, max };
  if (length > max) return say(LONG[place], words);
  return length < min && place !== 'circle' ? say(SHORT[place], words) : undefined;
}

const LONG = {
  search: 'This is long ([length] characters): search results show about [max]',
  card: 'This is long ([length] characters): a card has room for about [max]',
  circle: 'This is long ([length] characters): the circle has room for [max]',
} as const;

const SHORT = {
  search: 'This is short ([length] characters): search results have room for [max]',
  card: 'This is short ([length] characters): a card has room for [max]',
} as const;
