import type { ReactNode } from 'react';
import type { Piece } from './unbroken.ts';

/**
 * Words of one language, marked where they need it. Most need it not, and are no element: a page has
 * hundreds of them.
 *
 * @param key of the mark among those around it
 */
export const wordsOf = ({ text, lang, isUnbroken }: Piece, key: number): ReactNode =>
  lang || isUnbroken ? (
    <span key={key} lang={lang} className={isUnbroken ? 'unbroken' : undefined}>
      {text}
    </span>
  ) : (
    text
  );
