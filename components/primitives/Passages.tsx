import type { Passage } from '../../locales/foreignWords.ts';
import { splitUnbroken } from './unbroken.ts';
import { wordsOf } from './wordsOf.tsx';

/** A running text whose foreign words are marked as such, for screen readers. */
export const Passages = ({ passages }: { readonly passages: readonly Passage[] }) =>
  passages.flatMap((passage) => splitUnbroken(passage, 'text')).map(wordsOf);
