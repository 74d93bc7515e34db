import type { Passage } from '../../locales/foreignWords.ts';
import { joinWords } from './joinWords.ts';
import { renderPiece } from './renderPiece.tsx';
import { splitUnbroken } from './splitUnbroken.ts';

/** Running text with foreign words marked for screen readers. */
export const Passages = ({ passages }: { readonly passages: readonly Passage[] }) =>
  passages.flatMap((passage) => joinWords(splitUnbroken(passage, 'text'))).map(renderPiece);
