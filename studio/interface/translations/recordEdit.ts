import { LOCALES, type Locale, otherLocale } from '../../../locales/locale.ts';
import { isBlank } from '../words/isBlank.ts';
import { type Bilingual, confirmedPair, isUnwritten, languageToUpdate } from './agreement.ts';
import { fingerprint } from './fingerprint.ts';

/** A translation in progress: from its first keystroke on, both languages count as matching. */
export interface TranslationInProgress {
  readonly language: Locale;
  /** The record that the translation wrote last; another one means that somebody else edited. */
  readonly confirmed: string | undefined;
  /** The state of the language before: restoring that text by typing is no translation. */
  readonly before: { readonly text: string; readonly confirmed: string | undefined };
}

/** The effect of an edit on the record. */
interface RecordedEdit {
  /** The new value of `confirmed`; `undefined` removes it. */
  readonly confirmed: string | undefined;
  /** To be passed with the next edit in the same form. */
  readonly translating?: TranslationInProgress | undefined;
}

/**
 * Updates the record of matching texts after an edit. Editing the language that is out of date
 * counts as its translation; editing one language of a matching pair makes the other stale.
 *
 * @param before the value before the edit
 * @param after the same with the edit, `confirmed` unchanged
 * @param translating what the previous edit in this form returned
 */
export function recordEdit(
  before: Bilingual,
  after: Bilingual,
  translating?: TranslationInProgress,
): RecordedEdit {
  if (isUnwritten(before) || isUnwritten(after)) return { confirmed: undefined };
  const confirmed = typeof before.confirmed === 'string' ? before.confirmed : undefined;
  const [language, ...others] = LOCALES.filter(
    (locale) => fingerprint(before[locale]) !== fingerprint(after[locale]),
  );
  if (!language) return { confirmed, translating };
  // Both at once, as when a field is pasted: they belong together.
  if (others.length > 0) return { confirmed: confirmed && confirmedPair(after) };

  const toUpdate = languageToUpdate(before);
  if (toUpdate === otherLocale(language)) return { confirmed };
  const isGoingOn = translating?.language === language && translating.confirmed === confirmed;
  const begun = isGoingOn ? translating : undefined;
  if (toUpdate !== language && !begun) return { confirmed: confirmedPair(before) };
  const start = begun?.before ?? { text: fingerprint(before[language]), confirmed };
  return translate(language, after, start);
}

function translate(
  language: Locale,
  after: Bilingual,
  before: TranslationInProgress['before'],
): RecordedEdit {
  if (fingerprint(after[language]) === before.text) return { confirmed: before.confirmed };
  // Emptied to be rewritten: there is no pair yet.
  const confirmed = isBlank(after[language]) ? before.confirmed : confirmedPair(after);
  return { confirmed, translating: { language, confirmed, before } };
}
