import { Stack, Text } from '@sanity/ui';
import { type FieldProps, type FormNodeValidation, pathsAreEqual } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';

interface FieldMessagesProps {
  readonly inputId: string;
  readonly validation: readonly FormNodeValidation[];
}

/**
 * The validation messages of a field as text: the form's own icon shows them only on hover. One that
 * is given for several places of the field is shown once.
 */
export const FieldMessages = ({ inputId, validation }: FieldMessagesProps) => (
  <Stack gap={2} id={messagesId(inputId)}>
    {[...new Map(validation.map(({ level, message }) => [message, level]))].map(
      ([message, level]) => (
        <Text key={message} size={1} style={{ color: COLOURS[level] }}>
          {inLanguage(message)}
        </Text>
      ),
    )}
  </Stack>
);

/** Sanity has only English for a date that it cannot read; the field keeps the previous date. */
const inLanguage = (message: string) =>
  message.startsWith('Invalid date. Must be on the format')
    ? say('This date was not saved: write it like 2026-09-01')
    : message;

/** The id of the messages, for the input that they describe. */
export const messagesId = (inputId: string) => `${inputId}-messages`;

/** Sanity's text colours on a card. */
const COLOURS = {
  error: 'var(--card-badge-critical-fg-color)',
  warning: 'var(--card-badge-caution-fg-color)',
  info: 'var(--card-muted-fg-color)',
} as const;

/**
 * The validation messages of a text's paragraphs, below it: Sanity marks the paragraph with a line,
 * and shows the messages in a panel that is closed at first.
 */
export function BlockMessages({ inputId, path, value }: FieldProps) {
  const { validation } = useDocumentPane();
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [];
  const messages = validation.flatMap((marker) => {
    const place = marker.path.slice(0, path.length + 1);
    const at = blocks.findIndex(
      (block) => isRecord(block) && pathsAreEqual(place, [...path, { _key: String(block._key) }]),
    );
    return at < 0 ? [] : [{ ...marker, message: prefixParagraph(at + 1, marker.message) }];
  });
  return messages.length > 0 ? (
    <FieldMessages inputId={`${inputId}-blocks`} validation={messages} />
  ) : null;
}

const prefixParagraph = (number: number, message: string) =>
  say('Paragraph [number]: [message]', { number, message });
