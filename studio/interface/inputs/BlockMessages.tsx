import type { ValidationMarker } from '@sanity/types';
import type { FieldProps, Path } from 'sanity';
import { useDocumentPane } from 'sanity/structure';
import { isRecord } from '../../../locales/isRecord.ts';
import { say } from '../../words/say.ts';
import { FieldMessages } from './FieldMessages.tsx';

/**
 * What is wrong with the paragraphs of a text, below it in words: Sanity's own sign is a line at the
 * paragraph, and its words are in a panel that is closed at first.
 */
export function BlockMessages({ inputId, path, value }: FieldProps) {
  const { validation } = useDocumentPane();
  const blocks: readonly unknown[] = Array.isArray(value) ? value : [];
  const messages = validation.flatMap((marker) => {
    const at = blocks.findIndex(
      (block) => isRecord(block) && isBelow(marker, path, String(block._key)),
    );
    return at < 0 ? [] : [{ ...marker, message: numbered(at + 1, marker.message) }];
  });
  return messages.length > 0 ? (
    <FieldMessages inputId={`${inputId}-blocks`} validation={messages} />
  ) : null;
}

/** Whether something is said of a block of the text at a path. */
const isBelow = ({ path }: ValidationMarker, text: Path, key: string): boolean => {
  const block = path[text.length];
  return (
    isRecord(block) &&
    block._key === key &&
    JSON.stringify(path.slice(0, text.length)) === JSON.stringify(text)
  );
};

const numbered = (number: number, message: string) =>
  say('Paragraph [number]: [message]', { number, message });
