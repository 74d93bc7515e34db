import { Stack, Text } from '@sanity/ui';
import type { FormNodeValidation } from 'sanity';

interface FieldMessagesProps {
  readonly inputId: string;
  readonly validation: readonly FormNodeValidation[];
}

/** What is wrong with a field, in writing: the form's own sign says it only to a mouse. */
export const FieldMessages = ({ inputId, validation }: FieldMessagesProps) => (
  <Stack gap={2} id={messagesId(inputId)}>
    {validation.map(({ level, message }) => (
      <Text key={message} size={1} style={{ color: COLOURS[level] }}>
        {message}
      </Text>
    ))}
  </Stack>
);

/** For the input that the messages are about. */
export const messagesId = (inputId: string) => `${inputId}-messages`;

/** Sanity's colours of words on a card. */
const COLOURS = {
  error: 'var(--card-badge-critical-fg-color)',
  warning: 'var(--card-badge-caution-fg-color)',
  info: 'var(--card-muted-fg-color)',
} as const;
