import { ContactFields } from './ContactFields.tsx';
import { ContactOutcome } from './ContactOutcome.tsx';
import { useContactForm } from './useContactForm.ts';

/** Words of the contact form; its title and description stand outside. */
export interface ContactWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  /** Beside the label of a field that may stay empty. */
  readonly optional: string;
  /** Under a field that must not stay empty. */
  readonly missing: string;
  /** Under an e-mail address that is none. */
  readonly invalidEmail: string;
  readonly submit: string;
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
  /** The firm's address. */
  readonly email: string;
  readonly phoneUs: string;
  readonly phoneInternational: string;
  /** Takes messages; without it the form tells that nothing is sent. */
  readonly endpoint?: string;
}

/**
 * The contact form.
 * Without script the browser checks it, and it opens the visitor's mail program.
 */
export function ContactForm({ words, endpoint, ...firm }: ContactFormProps) {
  const { state, draft, onSubmit, onInput } = useContactForm(endpoint);
  return (
    <form
      className="contact-form"
      action={`mailto:${firm.email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ContactFields words={words} />
      <button type="submit" className="button button-primary" aria-disabled={state === 'sending'}>
        {state === 'sending' ? words.sending : words.submit}
      </button>
      <ContactOutcome state={state} draft={draft} words={words} {...firm} />
    </form>
  );
}
