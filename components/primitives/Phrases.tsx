import { Fragment } from 'react';
import type { Passage } from '../../locales/foreignWords.ts';
import { Words } from './Passages.tsx';

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
  [...words.segment(text)].map(({ segment }) => ({ text: segment }));

/** Beside Chinese words, but not before a closing mark, after an opening one, or after a figure. */
const mayPart = (before: string, after: string): boolean =>
  /\p{sc=Han}$/u.test(before)
    ? /^[\p{L}\p{N}\p{Ps}\p{Pi}]/u.test(after)
    : /[^\p{N}\p{Ps}\p{Pi}]$/u.test(before) && /^\p{sc=Han}/u.test(after);
