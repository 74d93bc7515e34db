import type { PortableTextBlock, PortableTextMarkDefinition } from '@portabletext/types';
import type { Passage } from '../../locales/foreignWords.ts';
import type { ForeignMark } from '../primitives/RichText.tsx';

/** A piece of a text, and the mark to add to it. */
interface MarkedPiece {
  readonly text: string;
  readonly mark?: PortableTextMarkDefinition | undefined;
}

/**
 * Marks pieces of a paragraph, keeping its other marks.
 *
 * @param split splits the text of a span, given the keys of its marks
 */
export function markSpans(
  block: PortableTextBlock,
  split: (text: string, marks: readonly string[]) => readonly MarkedPiece[],
): PortableTextBlock {
  const added = new Map<string, PortableTextMarkDefinition>();
  const children = block.children.flatMap(({ text, marks: own = [], ...span }) =>
    split(text, own).map(({ text, mark }) => {
      if (!mark) return { ...span, text, marks: own };
      added.set(mark._key, mark);
      return { ...span, text, marks: [...own, mark._key] };
    }),
  );
  return { ...block, markDefs: [...(block.markDefs ?? []), ...added.values()], children };
}

/** @param split splits part of a paragraph where its language changes */
export function markForeignWords(
  block: PortableTextBlock,
  split: (text: string, context: string) => readonly Passage[],
): PortableTextBlock {
  const context = block.children.map(({ text }) => text).join('');
  return markSpans(block, (text) =>
    split(text, context).map(({ text, lang }) => ({
      text,
      mark: lang === undefined ? undefined : foreign(lang),
    })),
  );
}

const foreign = (lang: string): ForeignMark => ({ _type: 'foreign', _key: lang, lang });
