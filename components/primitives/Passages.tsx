import type { Passage } from '../../locales/foreignWords.ts';
import { splitUnbroken } from './unbroken.ts';
import { wordsOf } from './wordsOf.tsx';

/** Running text with foreign words marked for screen readers. */
export const Passages = ({ passages }: { readonly passages: readonly Passage[] }) =>
  passages.flatMap((passage) => splitUnbroken(passage, 'text')).map(wordsOf);
