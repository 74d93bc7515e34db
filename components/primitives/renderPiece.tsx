import type { ReactNode } from 'react';
import type { Piece } from './splitUnbroken.ts';

/**
 * Renders a piece of text, in a `<span>` only if it needs one: a page has hundreds of pieces.
 *
 * @param key React key of the span
 */
export const renderPiece = ({ text, lang, isUnbroken }: Piece, key: number): ReactNode =>
  lang || isUnbroken ? (
    <span key={key} lang={lang} className={isUnbroken ? 'unbroken' : undefined}>
      {text}
    </span>
  ) : (
    text
  );
