import { Select } from '@sanity/ui';
import { type StringInputProps, set, unset } from 'sanity';
import { say } from '../../words/say.ts';
import { useFigures } from './useFigures.ts';

export const isFigureField = ({ path }: StringInputProps): boolean => path.at(-1) === 'figure';

/** A choice of the document's figures; a name that is none of them stays, with its message. */
export function FigureInput(props: StringInputProps) {
  const { value = '', elementProps, onChange, validationError } = props;
  const figures = useFigures();
  const isUnknown = value !== '' && !figures.some(({ name }) => name === value);
  return (
    <Select
      {...elementProps}
      value={value}
      customValidity={validationError}
      onChange={({ currentTarget: { value: name } }) => onChange(name ? set(name) : unset())}
    >
      <option value="">{say('Ask us')}</option>
      {isUnknown && <option value={value}>{value}</option>}
      {figures.map(({ name, words }) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Select>
  );
}
