import type { PortableTextBlock } from '@portabletext/types';
import type { Passage } from '../../locales/foreignWords.ts';
import type { ForeignMark } from '../primitives/RichText.tsx';

/**
 * Marks the foreign words of a paragraph, keeping its other marks.
 *
 * @param split splits a text where its language changes
 */
export function markForeignWords(
  block: PortableTextBlock,
  split: (text: string) => readonly Passage[],
): PortableTextBlock {
  const marks = new Map<string, ForeignMark>();
  const children = block.children.flatMap(({ text, marks: own = [], ...span }) =>
    split(text).map(({ text, lang }) => {
      if (lang === undefined) return { ...span, text, marks: own };
      marks.set(lang, { _type: 'foreign', _key: lang, lang });
      return { ...span, text, marks: [...own, lang] };
    }),
  );
  return { ...block, markDefs: [...(block.markDefs ?? []), ...marks.values()], children };
}
