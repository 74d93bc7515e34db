import { Flex, Text, TextInput } from '@sanity/ui';
import { useId } from 'react';
import { dayOf } from '../../../../locales/day.ts';
import { say } from '../../../words/say.ts';

interface ChosenDayProps {
  /** `undefined` for today. */
  readonly day: string | undefined;
  readonly onChange: (day: string | undefined) => void;
}

/** The date on which the page is shown: figures get later values, or come under review, by date. */
export function ChosenDay({ day, onChange }: ChosenDayProps) {
  const id = useId();
  const today = dayOf(new Date());
  return (
    <Flex gap={2} align="center">
      <Text size={1} muted as="label" htmlFor={id}>
        {say('On')}
      </Text>
      <TextInput
        id={id}
        type="date"
        fontSize={1}
        padding={2}
        value={day ?? today}
        onChange={({ currentTarget: { value, validity } }) => {
          // A date of which a part is being typed has no value either.
          if (!validity.badInput) onChange(value === '' || value === today ? undefined : value);
        }}
      />
    </Flex>
  );
}
