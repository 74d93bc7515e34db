import { Fragment, useState } from 'react';
import type { StringInputProps } from 'sanity';

/** Whether an input edits a calendar date. */
export const isDayField = ({ schemaType }: StringInputProps): boolean => schemaType.name === 'date';

/**
 * Sanity's input for a date. By itself it goes on showing a date that it cannot read when the
 * stored one is written again, because no value changes.
 */
export function DayInput(props: StringInputProps) {
  const [corrections, setCorrections] = useState(0);
  const onChange: StringInputProps['onChange'] = (patch) => {
    props.onChange(patch);
    if ('value' in patch && patch.value === props.value) setCorrections(corrections + 1);
  };
  return <Fragment key={corrections}>{props.renderDefault({ ...props, onChange })}</Fragment>;
}
