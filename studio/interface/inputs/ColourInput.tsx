import { Box, Flex } from '@sanity/ui';
import { type StringInputProps, set } from 'sanity';
import { styled } from 'styled-components';
import { accentField } from '../../schema/plainFields.ts';
import { say } from '../../words/say.ts';

export const isColourField = ({ path }: StringInputProps): boolean =>
  path.at(-1) === accentField.name;

/** The browser's colour picker beside the text field, which keeps the format `#1976d2`. */
export function ColourInput(props: StringInputProps) {
  const { value, readOnly, onChange, renderDefault } = props;
  return (
    <Flex align="center" gap={2}>
      <Picker
        type="color"
        aria-label={say('Pick a colour')}
        value={value ?? '#000000'}
        disabled={readOnly}
        onChange={(event) => onChange(set(event.currentTarget.value))}
      />
      <Box flex={1}>{renderDefault(props)}</Box>
    </Flex>
  );
}

const Picker = styled.input`
  flex: none;
  width: 3rem;
  height: 2.25rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
