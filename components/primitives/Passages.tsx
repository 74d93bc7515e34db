import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { splitUnbroken } from './unbroken.ts';
import { Words } from './Words.tsx';

/** A running text whose foreign words are marked as such, for screen readers. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  const pieces = passages.flatMap((passage) => splitUnbroken(passage, 'text'));
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
    <Fragment key={index}>
      <Words {...piece} />
    </Fragment>
  ));
}
