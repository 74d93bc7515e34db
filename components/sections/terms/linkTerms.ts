import type { PortableTextBlock } from '@portabletext/types';
import type { TermPart } from './termSplitter.ts';

/**
 * Links the terms in a paragraph. Existing links are kept, and headings are skipped.
 *
 * @param split splits a text around its terms
 * @param addressOf path of a term's entry
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
