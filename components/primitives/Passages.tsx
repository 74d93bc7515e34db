import type { Passage } from '../../locales/foreignWords.ts';
import { joinWords } from './joinWords.ts';
import { renderPiece } from './renderPiece.tsx';
import { splitUnbroken } from './splitUnbroken.ts';

interface PassagesProps {
  readonly passages: readonly Passage[];
  readonly place?: 'text' | 'column';
}

/** Running text with foreign words marked for screen readers. */
export const Passages = ({ passages, place = 'text' }: PassagesProps) =>
  passages.flatMap((passage) => joinWords(splitUnbroken(passage, place))).map(renderPiece);
