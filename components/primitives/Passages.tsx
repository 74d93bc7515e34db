import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';

/** A text whose foreign words are marked as such, for screen readers. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  let end = 0;
  return passages.map((passage) => {
    end += passage.text.length;
    return (
      <Fragment key={end}>
        <Words {...passage} />
      </Fragment>
    );
  });
}

/** Words of one language. */
export const Words = ({ text, lang }: Passage) => (lang ? <span lang={lang}>{text}</span> : text);
