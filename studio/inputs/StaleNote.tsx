import { Button, Card, Flex, Text } from '@sanity/ui';
import { type ObjectInputProps, set } from 'sanity';
import type { Locale } from '../../locales/locale.ts';
import { type Bilingual, confirmedPair, otherThan } from '../translations/agreement.ts';

/** The languages, named in the language of the Studio. */
const NAMES = { en: 'English', zh: 'Chinese' } as const;

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
          The {NAMES[otherThan(language)]} changed after this {NAMES[language]} was confirmed.
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
