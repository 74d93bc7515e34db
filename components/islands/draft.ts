import { fillPlaceholders } from '../../locales/placeholders.ts';
import { recordOf } from '../../locales/recordOf.ts';
import type { ContactWords } from './contactProps.ts';

/** The form's fields in order, named as in the specification. */
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

/** The values that a visitor typed. */
export type Draft = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Reads the current values of the fields. */
export function readDraft(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  return recordOf(FIELDS, (name) => String(data.get(name) ?? '').trim());
}

/** Whether two drafts are equal. */
export const equalDrafts = (one: Draft, other: Draft): boolean =>
  FIELDS.every((name) => one[name] === other[name]);

/** Formats a draft as text, with one labelled field per line. */
export const messageOf = (draft: Draft, words: ContactWords): string =>
  FIELDS.filter((name) => draft[name])
    .map((name) => `${words[name]}: ${draft[name]}`)
    .join('\n');

/** Builds an e-mail to the firm for the visitor's own mail program. */
export function mailtoLink(draft: Draft, words: ContactWords, address: string): string {
  const subject = fillPlaceholders(words.emailSubject, () => fullName(draft));
  // Line breaks in a mailto URL: https://www.rfc-editor.org/info/rfc6068, section 5.
  const body = messageOf(draft, words).replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Chinese names put the family name first, without a space. */
function fullName({ firstName, lastName }: Draft): string {
  const isChinese = /^\p{Script=Han}+$/u.test(lastName + firstName);
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`;
}
