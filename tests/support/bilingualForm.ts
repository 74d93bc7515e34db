import type { Locale } from '../../locales/locale.ts';
import {
  type Bilingual,
  confirmedPair,
  type Lag,
  lagOf,
} from '../../studio/interface/translations/agreement.ts';
import { recordEdit, type Translating } from '../../studio/interface/translations/recordEdit.ts';

/** A bilingual field as an editor has it open in a form, without the form. */
export class BilingualForm {
  value: Bilingual;
  #translating: Translating | undefined;

  constructor(value: Bilingual) {
    this.value = value;
  }

  get lag(): Lag | undefined {
    return lagOf(this.value);
  }

  /** An edit leaves the language with this text. */
  type(language: Locale, text: unknown): void {
    const after = { ...this.value, [language]: text };
    const { confirmed, translating } = recordEdit(this.value, after, this.#translating);
    this.value = { ...after, confirmed };
    this.#translating = translating;
  }

  confirm(): void {
    this.value = { ...this.value, confirmed: confirmedPair(this.value) };
  }

  /** Somebody else writes to the same document, or the changes are discarded. */
  write(fields: Bilingual): void {
    this.value = { ...this.value, ...fields };
  }

  /** Closes the form; what follows is another sitting. */
  close(): void {
    this.#translating = undefined;
  }
}
