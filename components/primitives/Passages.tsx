import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { Words } from './Words.tsx';

/** A running text whose foreign words are marked as such, for screen readers. */
export function Passages({ passages }: { readonly passages: readonly Passage[] }) {
  return passages.map((passage, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the passages of a text keep their places
    <Fragment key={index}>
      <Words {...passage} />
    </Fragment>
  ));
}
