import { Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { type ObjectInputProps, set } from 'sanity';
import { type Locale, otherLocale } from '../../../locales/locale.ts';
import { say } from '../../words/say.ts';
import { SmallButton } from '../tool/SmallButton.tsx';
import { type Bilingual, confirmedPair } from '../translations/agreement.ts';
import { LANGUAGE_NAMES } from '../words/languageNames.ts';
import { SourceChange } from './change/SourceChange.tsx';

interface StaleNoteProps {
  /** The language that is out of date. */
  readonly language: Locale;
  readonly value: Bilingual;
  readonly input: Pick<ObjectInputProps, 'onChange' | 'onPathFocus' | 'path' | 'readOnly'>;
}

/** Shown while the other language has changed, until this one is edited or confirmed. */
export function StaleNote({ language, value, input }: StaleNoteProps) {
  const [isChangeShown, setChangeShown] = useState(false);
  const changed = otherLocale(language);
  const confirm = () => {
    input.onChange({ ...set(confirmedPair(value)), path: ['confirmed'] });
    // The button disappears with the note: focus moves to the text.
    input.onPathFocus([language]);
  };
  return (
    <Card padding={3} radius={2} tone="caution">
      <Stack gap={3}>
        <Text size={1} role="status">
          {say('The [changed] text changed after the [stale] text was confirmed.', {
            changed: LANGUAGE_NAMES[changed],
            stale: LANGUAGE_NAMES[language],
          })}
        </Text>
        {isChangeShown && <SourceChange path={input.path} value={value} language={changed} />}
        <Flex gap={2} wrap="wrap">
          {!input.readOnly && (
            <SmallButton text={say('Confirm: still correct')} onClick={confirm} />
          )}
          <SmallButton
            text={isChangeShown ? say('Hide what changed') : say('Show what changed')}
            onClick={() => setChangeShown(!isChangeShown)}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
