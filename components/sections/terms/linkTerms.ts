import type { PortableTextBlock } from '@portabletext/types';
import type { TermPart } from './termSplitter.ts';

/**
 * Makes links of the terms in a paragraph. A text that has a link keeps it, and headings have none.
 *
 * @param split parts a text around its terms
 * @param addressOf the entry of a term
 */
export function linkTermsIn(
  block: PortableTextBlock,
  split: (text: string) => readonly TermPart[],
  addressOf: (slug: string) => string,
): PortableTextBlock {
  if (block.style !== 'normal') return block;
  const { markDefs = [] } = block;
  const linked = new Set(markDefs.filter(({ _type }) => _type === 'link').map(({ _key }) => _key));
  const links: { _type: 'link'; _key: string; href: string }[] = [];
  const children = block.children.flatMap((span) => {
    const { text, marks = [] } = span;
    if (marks.some((mark: string) => linked.has(mark))) return [span];
    return split(text).map(({ text, slug }) => {
      if (slug === undefined) return { ...span, text };
      const _key = `term-${slug}`;
      links.push({ _type: 'link', _key, href: addressOf(slug) });
      return { ...span, text, marks: [...marks, _key] };
    });
  });
  return { ...block, markDefs: [...markDefs, ...links], children };
}
