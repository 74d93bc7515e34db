import { type SyntheticEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the browser finds wrong with a field: nothing is typed, or no e-mail address. */
type FieldProblem = 'missing' | 'invalidEmail';

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * What is wrong with a field, from when the form was to be sent until it is mended. The browser
 * judges; its own bubble is suppressed, because it speaks the browser's language.
 */
export function useFieldProblem() {
  const [problem, setProblem] = useState<FieldProblem>();

  const onInvalid = (event: SyntheticEvent<Control>) => {
    event.preventDefault();
    const field = event.currentTarget;
    // Before the focus, so that the text is read out with the field.
    flushSync(() => setProblem(problemOf(field.validity)));
    const isFirst = field.form?.querySelector(':invalid') === field;
    if (isFirst) show(field);
  };

  const onInput = ({ currentTarget }: SyntheticEvent<Control>) => {
    if (problem) setProblem(problemOf(currentTarget.validity));
  };

  return { problem, onInvalid, onInput };
}

/** A focus alone scrolls no further than the field: its label could stay under the bar. */
function show(field: Control): void {
  field.focus();
  field.labels?.[0]?.scrollIntoView({ block: 'nearest' });
}

function problemOf({ valid, valueMissing }: ValidityState): FieldProblem | undefined {
  if (valid) return undefined;
  return valueMissing ? 'missing' : 'invalidEmail';
}
