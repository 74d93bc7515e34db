/** Words of the contact form; its title and description stand outside. */
export interface ContactWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Under a field that must not stay empty; with `{{field}}`. */
  readonly missing: string;
  /** Under an invalid e-mail address. */
  readonly invalidEmail: string;
  readonly submit: string;
  /** The button where nothing takes messages. */
  readonly submitByEmail: string;
  readonly notSentTitle: string;
  readonly notSent: string;
  readonly emailInstead: string;
  /** With `{{name}}`. */
  readonly emailSubject: string;
  readonly callInstead: string;
  readonly sending: string;
  readonly success: string;
  readonly failure: string;
}

/** Props of the island `ContactForm`. */
export interface ContactFormProps {
  readonly words: ContactWords;
  /** Whether the page's language puts the family name before the given name. */
  readonly familyNameFirst: boolean;
  /** The firm's address. */
  readonly email: string;
  readonly phoneUs: string;
  readonly phoneInternational: string;
  /** Takes messages; without it the form tells that nothing is sent. */
  readonly endpoint?: string;
}
