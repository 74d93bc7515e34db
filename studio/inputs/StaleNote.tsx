import { Button, Card, Flex, Text } from '@sanity/ui';
import { type ObjectInputProps, set } from 'sanity';
import type { Locale } from '../../locales/locale.ts';
import { type Bilingual, confirmedPair, otherThan } from '../translations/agreement.ts';
import { LANGUAGE_NAMES } from '../translations/languageNames.ts';

interface StaleNoteProps {
  /** The language that is behind. */
  readonly language: Locale;
  readonly value: Bilingual;
  readonly input: Pick<ObjectInputProps, 'onChange' | 'onPathFocus' | 'readOnly'>;
}

/** Says that the other language changed since, until this one is edited or found to be still right. */
export function StaleNote({ language, value, input }: StaleNoteProps) {
  const confirm = () => {
    input.onChange({ ...set(confirmedPair(value)), path: ['confirmed'] });
    // The button is gone with the note: the keyboard goes on from the text.
    input.onPathFocus([language]);
  };
  return (
    <Card padding={3} radius={2} tone="caution" role="status">
      <Flex gap={3} align="center" wrap="wrap">
        <Text size={1}>
          The {LANGUAGE_NAMES[otherThan(language)]} changed after this {LANGUAGE_NAMES[language]}{' '}
          was confirmed.
        </Text>
        {!input.readOnly && (
          <Button
            fontSize={1}
            padding={2}
            mode="ghost"
            text="Confirm: still right"
            onClick={confirm}
          />
        )}
      </Flex>
    </Card>
  );
}
