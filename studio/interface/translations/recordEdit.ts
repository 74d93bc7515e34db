import { LOCALES, type Locale, otherLocale } from '../../../locales/locale.ts';
import { isBlank } from '../words/isBlank.ts';
import { awaited, type Bilingual, confirmedPair, isUnwritten } from './agreement.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * A translation that is being written: from its first keystroke both languages agree, and go on
 * agreeing while it is written on.
 */
export interface Translating {
  readonly language: Locale;
  /** The record as the translation left it; another one means that somebody else wrote since. */
  readonly confirmed: string | undefined;
  /** How the language stood before: typing back to it is no translation. */
  readonly before: { readonly text: string; readonly confirmed: string | undefined };
}

/** What an edit does to the record. */
interface RecordedEdit {
  /** What to store as `confirmed`; `undefined` removes it. */
  readonly confirmed: string | undefined;
  /** To be given with the next edit of the same form. */
  readonly translating?: Translating | undefined;
}

/**
 * Keeps the record of agreement through an edit. Editing the language whose turn it is counts as its
 * translation; editing a language that agreed leaves the other one behind.
 *
 * @param before the value before the edit
 * @param after the same with the edit, its `confirmed` unchanged
 * @param translating what the previous edit in this form returned
 */
export function recordEdit(
  before: Bilingual,
  after: Bilingual,
  translating?: Translating,
): RecordedEdit {
  if (isUnwritten(before) || isUnwritten(after)) return { confirmed: undefined };
  const confirmed = typeof before.confirmed === 'string' ? before.confirmed : undefined;
  const [language, ...others] = LOCALES.filter(
    (locale) => fingerprint(before[locale]) !== fingerprint(after[locale]),
  );
  if (!language) return { confirmed, translating };
  // Both at once, as when a field is pasted: they belong together.
  if (others.length > 0) return { confirmed: confirmed && confirmedPair(after) };

  const turn = awaited(before);
  if (turn === otherLocale(language)) return { confirmed };
  const isGoingOn = translating?.language === language && translating.confirmed === confirmed;
  const begun = isGoingOn ? translating : undefined;
  if (turn !== language && !begun) return { confirmed: confirmedPair(before) };
  const start = begun?.before ?? { text: fingerprint(before[language]), confirmed };
  return translate(language, after, start);
}

function translate(
  language: Locale,
  after: Bilingual,
  before: Translating['before'],
): RecordedEdit {
  if (fingerprint(after[language]) === before.text) return { confirmed: before.confirmed };
  // Emptied to be written anew: there is no pair yet.
  const confirmed = isBlank(after[language]) ? before.confirmed : confirmedPair(after);
  return { confirmed, translating: { language, confirmed, before } };
}
