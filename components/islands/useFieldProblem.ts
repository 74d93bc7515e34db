import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the browser's validation reports: an empty field, or an invalid e-mail address. */
type FieldProblem = 'missing' | 'invalidEmail';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * A field's error, from submission until it is fixed. The browser validates; its own bubble is
 * suppressed, because it is in the browser's language.
 */
export function useFieldProblem() {
  const [problem, setProblem] = useState<FieldProblem>();
  const [isAlert, setAlert] = useState(false);

  const onInvalid = (event: SyntheticEvent<Control>) => {
    event.preventDefault();
    const field = event.currentTarget;
    const isFirst = field.form?.querySelector(':invalid') === field;
    // Removed first, because only a new alert is announced.
    flushSync(() => setProblem(undefined));
    // Before focusing, so that the error is announced with the field. On Enter in the field the focus
    // does not move, so that nothing would be announced.
    flushSync(() => {
      setProblem(problemOf(field.validity));
      setAlert(isFirst && field === document.activeElement);
    });
    if (isFirst) show(field);
  };

  const onInput = ({ currentTarget: field }: SyntheticEvent<Control>) => {
    refuseSpaces(field);
    if (problem) setProblem(problemOf(field.validity));
  };

  return { problem, isAlert, onInvalid, onInput, ref: refuseSpaces };
}

/** The browser accepts spaces alone, which may also be typed before hydration. */
const refuseSpaces = (field: Control | null) =>
  field?.setCustomValidity(field.required && /^\s+$/.test(field.value) ? 'missing' : '');

/** Focusing alone scrolls only to the field, so that its label could stay below the header. */
function show(field: Control): void {
  field.focus();
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}

function problemOf({ valid, valueMissing, customError }: ValidityState): FieldProblem | undefined {
  if (valid) return undefined;
  return valueMissing || customError ? 'missing' : 'invalidEmail';
}
