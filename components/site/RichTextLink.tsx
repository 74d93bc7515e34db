import type { PortableTextMarkComponentProps } from '@portabletext/react';
import { LocalLink } from './LocalLink.tsx';

interface LinkMark {
  _type: string;
  href?: string;
}

/**
 * A link inside rich text; paths are internal, in the page's language. Links on mere white space, which
 * editors leave by mistake, are dropped, since they would be invisible tab stops.
 */
export function RichTextLink({ value, text, children }: PortableTextMarkComponentProps<LinkMark>) {
  const href = value?.href ?? '';
  if (text.trim() === '') return children;
  if (href.startsWith('/')) return <LocalLink to={href}>{children}</LocalLink>;
  return <a href={href}>{children}</a>;
}
