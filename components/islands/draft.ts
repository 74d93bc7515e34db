import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { ContactWords } from './contactProps.ts';

/** The form's fields, in their order; the names are the specification's. */
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'message'] as const;

/** What a visitor typed. */
export type Draft = Readonly<Record<(typeof FIELDS)[number], string>>;

/** Reads the fields as they stand. */
export function readDraft(form: HTMLFormElement): Draft {
  const data = new FormData(form);
  const text = (name: keyof Draft) => String(data.get(name) ?? '').trim();
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  };
}

/** Whether two drafts say the same. */
export const areAlike = (one: Draft, other: Draft): boolean =>
  FIELDS.every((name) => one[name] === other[name]);

/** A draft as text: each field with its label, a line each. */
export const messageOf = (draft: Draft, words: ContactWords): string =>
  FIELDS.filter((name) => draft[name])
    .map((name) => `${words[name]}: ${draft[name]}`)
    .join('\n');

/** A draft as an e-mail to the firm, for the visitor's own mail program. */
export function mailtoLink(draft: Draft, words: ContactWords, address: string): string {
  const subject = fillPlaceholders(words.emailSubject, () => fullName(draft));
  // Line breaks of a mailto address: https://www.rfc-editor.org/info/rfc6068, section 5.
  const body = messageOf(draft, words).replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Chinese characters are written family name first and without a space. */
function fullName({ firstName, lastName }: Draft): string {
  const isChinese = /^\p{Script=Han}+$/u.test(lastName + firstName);
  return isChinese ? lastName + firstName : `${firstName} ${lastName}`;
}
