import { Text } from '@sanity/ui';
import type { Locale } from '../../../locales/locale.ts';
import { type Lengths, shownLength } from '../../schema/rules/advisedLength.ts';
import { say } from '../../words/say.ts';

interface CharacterCountProps {
  readonly text: unknown;
  readonly language: Locale;
  readonly lengths: Lengths;
}

/** How long a text is, and how long it should be. */
export function CharacterCount({ text, language, lengths: { min, max } }: CharacterCountProps) {
  const length = typeof text === 'string' ? shownLength(text, language) : 0;
  return (
    <Text size={1} muted>
      {say('[length] characters, advised [min] to [max]', { length, min, max })}
    </Text>
  );
}
