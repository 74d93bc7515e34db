import { Fragment } from 'react';

const words = new Intl.Segmenter('zh-Hans', { granularity: 'word' });

/**
 * A heading's text that breaks between words. Browsers break Chinese after any character, so that a
 * balanced heading may part 绿 from 卡; the style sheet keeps characters together in headings, and
 * this gives the places between words back. Text without Chinese is left as it is.
 */
export function Phrases({ text }: { readonly text: string }) {
  if (!/\p{Script=Han}/u.test(text)) return text;
  return [...words.segment(text)].map(({ segment, index, isWordLike }) => (
    <Fragment key={index}>
      {/* Never before punctuation. */}
      {index > 0 && isWordLike && <wbr />}
      {segment}
    </Fragment>
  ));
}
