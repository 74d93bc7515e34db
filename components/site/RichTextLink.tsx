import type { PortableTextMarkComponentProps } from '@portabletext/react';
import { inPassages } from '../primitives/RichText.tsx';
import { LocalLink } from './LocalLink.tsx';

interface LinkMark {
  _type: string;
  href?: string;
}

/** The longest text that stays on one line as a whole: 圣卢西亚, 中国国籍. */
const SHORT = 6;

/**
 * A link inside rich text; paths are internal, in the page's language. Links on mere white space, which
 * editors leave by mistake, are dropped, since they would be invisible tab stops.
 */
export function RichTextLink({ value, text, children }: PortableTextMarkComponentProps<LinkMark>) {
  const href = value?.href ?? '';
  if (text.trim() === '') return children;
  const words =
    text.length > SHORT ? inPassages(children) : <span className="unbroken">{children}</span>;
  if (href.startsWith('/')) return <LocalLink to={href}>{words}</LocalLink>;
  return <a href={href}>{words}</a>;
}
