import { ContactFields } from './ContactFields.tsx';
import { ContactOutcome } from './ContactOutcome.tsx';
import type { ContactFormProps } from './contactProps.ts';
import { useContactForm } from './useContactForm.ts';

/** Starts the message with the URL's, which the comparison's link contains; typed text is kept. */
function startMessage(form: HTMLFormElement | null) {
  const field = form?.elements.namedItem('message');
  if (field instanceof HTMLTextAreaElement)
    field.value ||= new URLSearchParams(location.search).get('message') ?? '';
}

/** The contact form. Without script the browser validates it and opens the visitor's mail program. */
export function ContactForm({ words, familyNameFirst, endpoint, ...firm }: ContactFormProps) {
  const { onSubmit, onInput, ...progress } = useContactForm(endpoint);
  const { state } = progress;
  const submitLabel = endpoint ? words.submit : words.submitByEmail;
  // The message was not sent: the alternatives below become the primary action.
  const hasFailed = state === 'notSent' || state === 'failure';
  return (
    <form
      id="message"
      ref={startMessage}
      className="contact-form"
      action={`mailto:${firm.email}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <ContactFields words={words} familyNameFirst={familyNameFirst} />
      <button
        type="submit"
        className={`button ${hasFailed ? 'button-quiet' : 'button-primary'}`}
        aria-disabled={state === 'sending'}
      >
        {state === 'sending' ? words.sending : submitLabel}
      </button>
      <ContactOutcome {...progress} words={words} {...firm} />
    </form>
  );
}
