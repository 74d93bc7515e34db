import { type ComponentProps, useId } from 'react';
import type { ContactWords } from './ContactForm.tsx';
import type { Draft } from './draft.ts';

/** The five fields. The browser's own validation asks for what is required. */
export function ContactFields({ words }: { readonly words: ContactWords }) {
  const message = useId();
  return (
    <>
      <Field name="firstName" label={words.firstName} autoComplete="given-name" required />
      <Field name="lastName" label={words.lastName} autoComplete="family-name" required />
      <Field name="email" label={words.email} type="email" autoComplete="email" required />
      <Field name="phone" label={words.phone} note={words.optional} type="tel" autoComplete="tel" />
      <p className="field field-wide">
        <label htmlFor={message}>{words.message}</label>
        <textarea id={message} name="message" rows={4} required />
      </p>
    </>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  readonly name: keyof Draft;
  readonly label: string;
  readonly note?: string;
}

function Field({ label, note, ...input }: FieldProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>
        {label}
        {note && <span className="field-note">{note}</span>}
      </label>
      <input id={id} type="text" {...input} />
    </p>
  );
}
