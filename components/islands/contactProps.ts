/** Words of the contact form; its title and description are outside the island. */
export const CONTACT_WORDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
  // Next to the label of an optional field.
  'optional',
  // Below an empty required field; contains `{{field}}`.
  'missing',
  'invalidEmail',
  'submit',
  // Submit button without an endpoint.
  'submitByEmail',
  'notSentTitle',
  'notSent',
  'emailInstead',
  // Contains `{{name}}`.
  'emailSubject',
  'callInstead',
  'sending',
  'success',
  'failure',
] as const;

export type ContactWords = Readonly<Record<(typeof CONTACT_WORDS)[number], string>>;

/** Words of the button that copies the message; the last two, for its outcome, contain `{{email}}`. */
export const COPY_WORDS = ['copyInstead', 'copied', 'notCopied'] as const;

export interface ContactFormProps {
  readonly words: ContactWords;
  /** Without them there is no copy button. */
  readonly copyWords?: Readonly<Record<(typeof COPY_WORDS)[number], string>>;
  /** Whether the page's language puts the family name before the given name. */
  readonly familyNameFirst: boolean;
  /** The firm's e-mail address. */
  readonly email: string;
  readonly phoneUs: string;
  readonly phoneInternational?: string | undefined;
  /** Receives messages; without it the form says that nothing was sent. */
  readonly endpoint?: string;
}
