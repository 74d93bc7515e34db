import { type ComponentProps, useId } from 'react';
import { fillPlaceholders } from '../../locales/placeholders.ts';
import type { ContactWords } from './contactProps.ts';
import type { Draft } from './draft.ts';
import { useFieldProblem } from './useFieldProblem.ts';

interface ContactFieldsProps {
  readonly words: ContactWords;
  /** Whether the page's language puts the family name before the given name. */
  readonly familyNameFirst: boolean;
}

/** The five fields. The browser validates them; the error messages are the page's own. */
export function ContactFields({ words, familyNameFirst }: ContactFieldsProps) {
  const firstName = <Field name="firstName" words={words} autoComplete="given-name" required />;
  const family = <Field name="lastName" words={words} autoComplete="family-name" required />;
  return (
    <>
      {familyNameFirst ? family : firstName}
      {familyNameFirst ? firstName : family}
      {/* The browser alone accepts wei@example. */}
      <Field
        name="email"
        words={words}
        type="email"
        pattern=".+@.+\..+"
        autoComplete="email"
        required
      />
      <Field name="phone" words={words} type="tel" autoComplete="tel" />
      <Field name="message" words={words} rows={4} required />
    </>
  );
}

interface FieldProps
  extends Pick<ComponentProps<'input'>, 'type' | 'pattern' | 'autoComplete' | 'required'> {
  readonly name: keyof Draft;
  readonly words: ContactWords;
  /** Renders a `<textarea>` with this many rows. */
  readonly rows?: number;
}

function Field({ name, words, rows, type = 'text', pattern, ...attributes }: FieldProps) {
  const id = useId();
  const { problem, isAlert, ...handlers } = useFieldProblem();
  const problemId = `${id}-problem`;
  const control = {
    ...attributes,
    ...handlers,
    id,
    name,
    // Set explicitly: the browser would report an untouched required field as invalid.
    'aria-invalid': problem !== undefined,
    ...(problem && { 'aria-describedby': problemId }),
  };
  return (
    <p className={rows ? 'field field-wide' : 'field'}>
      <label htmlFor={id}>
        {words[name]}
        {!attributes.required && <span className="field-note"> {words.optional}</span>}
      </label>
      {rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} pattern={pattern} />
      )}
      {problem && (
        <span className="field-problem" id={problemId} role={isAlert ? 'alert' : undefined}>
          {fillPlaceholders(words[problem], () => words[name])}
        </span>
      )}
    </p>
  );
}
