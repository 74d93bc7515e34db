/** Words of the contact form; its title and description stand outside. */
export const CONTACT_WORDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  // Beside the label of a field that may stay empty.
  'optional',
  // Under a field that must not stay empty; with `{{field}}`.
  'missing',
  'invalidEmail',
  'submit',
  // The button where nothing takes messages.
  'submitByEmail',
  'notSentTitle',
  'notSent',
  'emailInstead',
  // With `{{name}}`.
  'emailSubject',
  'callInstead',
  'sending',
  'success',
  'failure',
] as const;

export type ContactWords = Readonly<Record<(typeof CONTACT_WORDS)[number], string>>;

/** Words of the button that copies the message; the second with `{{email}}`. */
export const COPY_WORDS = ['copyInstead', 'copied'] as const;

export type CopyWords = Readonly<Record<(typeof COPY_WORDS)[number], string>>;

/** Props of the island `ContactForm`. */
export interface ContactFormProps {
  readonly words: ContactWords;
  /** Without them nothing is offered to be copied. */
  readonly copyWords?: CopyWords;
  /** Whether the page's language puts the family name before the given name. */
  readonly familyNameFirst: boolean;
  /** The firm's address. */
  readonly email: string;
  readonly phoneUs: string;
  readonly phoneInternational: string;
  /** Takes messages; without it the form tells that nothing is sent. */
  readonly endpoint?: string;
}
