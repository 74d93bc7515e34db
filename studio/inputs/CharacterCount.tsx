import { Text } from '@sanity/ui';

/** Advised numbers of characters. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
}

/** How long a text is, and how long it should be. */
export function CharacterCount({ text, lengths }: { text: unknown; lengths: Lengths }) {
  const { min, max } = lengths;
  const length = typeof text === 'string' ? [...text.trim()].length : 0;
  return (
    <Text size={1} muted>
      {length} characters; {min} to {max} are shown whole
    </Text>
  );
}
