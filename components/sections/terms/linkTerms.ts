import type { PortableTextBlock } from '@portabletext/types';
import { termPath } from '../../../locales/routes.ts';
import { markSpans } from '../../site/markSpans.ts';
import type { TermSegment } from './termSplitter.ts';

/**
 * Links the terms in a paragraph to the glossary. Existing links are kept, and headings are skipped.
 *
 * @param split splits a text around its terms
 */
export function linkTerms(
  block: PortableTextBlock,
  split: (text: string) => readonly TermSegment[],
): PortableTextBlock {
  if (block.style !== 'normal') return block;
  const isLink = (mark: string) =>
    block.markDefs?.some(({ _type, _key }) => _type === 'link' && _key === mark);
  return markSpans(block, (text, marks) =>
    marks.some(isLink)
      ? [{ text }]
      : split(text).map(({ text, slug }) => ({
          text,
          mark: slug === undefined ? undefined : linkTo(slug),
        })),
  );
}

const linkTo = (slug: string) => ({
  _type: 'link',
  _key: `term-${slug}`,
  href: termPath(slug),
});
