import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { mayPart } from './mayPart.ts';
import { splitUnbroken, Words } from './Words.tsx';

const words = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/**
 * A heading's text that breaks between words. Browsers break Chinese after any character, so that a
 * balanced heading may part 绿 from 卡; the style sheet keeps characters together in headings, and
 * this gives the places between words back.
 */
export function Phrases({ passages }: { readonly passages: readonly Passage[] }) {
  const pieces = passages.flatMap((passage) => (passage.lang ? [passage] : wordsOf(passage)));
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a heading keep their places
    <Fragment key={index}>
      {mayPart(pieces[index - 1]?.text ?? '', piece.text) && <wbr />}
      <Words {...piece} />
    </Fragment>
  ));
}

const wordsOf = ({ text }: Passage): Passage[] =>
  splitUnbroken(text)
    .flatMap((part, index) =>
      index % 2 === 0 ? [...words.segment(part)].map(({ segment }) => segment) : part,
    )
    .map((text) => ({ text }));
