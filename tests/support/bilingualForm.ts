import type { Locale } from '../../locales/locale.ts';
import {
  type Bilingual,
  confirmedPair,
  type Lag,
  lagOf,
} from '../../studio/interface/translations/agreement.ts';
import {
  recordEdit,
  type TranslationInProgress,
} from '../../studio/interface/translations/recordEdit.ts';

/** Simulates a bilingual field that an editor has open in a form. */
export class BilingualForm {
  value: Bilingual;
  #translating: TranslationInProgress | undefined;

  constructor(value: Bilingual) {
    this.value = value;
  }

  get lag(): Lag | undefined {
    return lagOf(this.value);
  }

  /** Edits the text of a language. */
  type(language: Locale, text: unknown): void {
    const after = { ...this.value, [language]: text };
    const { confirmed, translating } = recordEdit(this.value, after, this.#translating);
    this.value = { ...after, confirmed };
    this.#translating = translating;
  }

  confirm(): void {
    this.value = { ...this.value, confirmed: confirmedPair(this.value) };
  }

  /** Replaces the value from outside: another editor writes, or the changes are discarded. */
  write(fields: Bilingual): void {
    this.value = { ...this.value, ...fields };
  }

  /** Closes the form; later edits belong to a new session. */
  close(): void {
    this.#translating = undefined;
  }
}
