import { LOCALES, type Locale, otherLocale } from '../../../locales/locale.ts';
import { isBlank } from '../words/isBlank.ts';
import { fingerprint } from './fingerprint.ts';

/** A bilingual value as it is stored. */
export interface Bilingual {
  readonly en?: unknown;
  readonly zh?: unknown;
  /** Fingerprints of both texts when last confirmed to match, in the order of LOCALES. */
  readonly confirmed?: unknown;
}

/** The language that is missing or out of date. */
export interface Lag {
  readonly language: Locale;
  /** `stale`: the other language changed after both were confirmed to match. */
  readonly state: 'missing' | 'stale';
}

/** The language that must be written or checked again, `undefined` if both match. */
export function lagOf(value: Bilingual): Lag | undefined {
  if (isUnwritten(value)) return undefined;
  const missing = LOCALES.find((locale) => isBlank(value[locale]));
  if (missing) return { language: missing, state: 'missing' };
  const language = languageToUpdate(value);
  return language && { language, state: 'stale' };
}

/**
 * The language to update. If only one language differs from the confirmed pair, it is the other; if
 * both do, they were rewritten and match. Without a record they match too, unless one was never
 * written.
 */
export function languageToUpdate(value: Bilingual): Locale | undefined {
  const changed = changedLanguages(value);
  const [ahead, ...others] =
    changed.length === 1 ? changed : LOCALES.filter((locale) => !isBlank(value[locale]));
  return ahead && others.length === 0 ? otherLocale(ahead) : undefined;
}

/** The languages that differ from the confirmed pair; none without a record. */
const changedLanguages = (value: Bilingual): Locale[] =>
  isRecordOfPair(value.confirmed)
    ? LOCALES.filter((locale) => !isConfirmed(value, locale, value[locale]))
    : [];

/** Whether a text is the confirmed one of a language. */
export const isConfirmed = ({ confirmed }: Bilingual, language: Locale, text: unknown): boolean =>
  isRecordOfPair(confirmed) &&
  confirmed.split(' ')[LOCALES.indexOf(language)] === fingerprint(text);

/** The value of `confirmed` for the two texts as they are. */
export const confirmedPair = (value: Bilingual): string =>
  LOCALES.map((locale) => fingerprint(value[locale])).join(' ');

/** Whether neither language has a text. */
export const isUnwritten = (value: Bilingual): boolean =>
  LOCALES.every((locale) => isBlank(value[locale]));

/** A pair with an empty text is not a valid record. */
const BLANK = fingerprint('');

const isRecordOfPair = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8} [0-9a-f]{8}$/.test(value) && !value.includes(BLANK);
