import { LOCALES, type Locale, otherLocale } from '../../../locales/locale.ts';
import { isBlank } from '../words/isBlank.ts';
import { fingerprint } from './fingerprint.ts';

/** A bilingual value as it is stored. */
export interface Bilingual {
  readonly en?: unknown;
  readonly zh?: unknown;
  /** Fingerprints of the two texts when they were last known to agree, in the order of LOCALES. */
  readonly confirmed?: unknown;
}

/** The language that is behind the other one, and why. */
export interface Lag {
  readonly language: Locale;
  /** `stale`: the other language changed after both were known to agree. */
  readonly state: 'missing' | 'stale';
}

/** The language that must be written or looked at again, `undefined` when both agree. */
export function lagOf(value: Bilingual): Lag | undefined {
  if (isUnwritten(value)) return undefined;
  const missing = LOCALES.find((locale) => isBlank(value[locale]));
  if (missing) return { language: missing, state: 'missing' };
  const language = awaited(value);
  return language && { language, state: 'stale' };
}

/**
 * The language whose turn it is. Where one language alone differs from what was confirmed it is the
 * other; where both do they were written again, and agree. Without a record they agree as well,
 * unless one was never written.
 */
export function awaited(value: Bilingual): Locale | undefined {
  const changed = changedLanguages(value);
  const [ahead, ...others] =
    changed.length === 1 ? changed : LOCALES.filter((locale) => !isBlank(value[locale]));
  return ahead && others.length === 0 ? otherLocale(ahead) : undefined;
}

/** The languages that differ from what was confirmed; none without a record. */
const changedLanguages = (value: Bilingual): Locale[] =>
  isRecordOfPair(value.confirmed)
    ? LOCALES.filter((locale) => !isConfirmed(value, locale, value[locale]))
    : [];

/** Whether a text is the one that was confirmed in a language. */
export const isConfirmed = ({ confirmed }: Bilingual, language: Locale, text: unknown): boolean =>
  isRecordOfPair(confirmed) &&
  confirmed.split(' ')[LOCALES.indexOf(language)] === fingerprint(text);

/** What to store as `confirmed` when both texts are written and agree as they are. */
export const confirmedPair = (value: Bilingual): string =>
  LOCALES.map((locale) => fingerprint(value[locale])).join(' ');

/** Whether there is nothing to translate. */
export const isUnwritten = (value: Bilingual): boolean =>
  LOCALES.every((locale) => isBlank(value[locale]));

/** No text agrees with nothing. */
const BLANK = fingerprint('');

const isRecordOfPair = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8} [0-9a-f]{8}$/.test(value) && !value.includes(BLANK);
