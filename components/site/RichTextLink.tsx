import type { PortableTextMarkComponentProps } from '@portabletext/react';
import { LocalLink } from './LocalLink.tsx';

interface LinkMark {
  _type: string;
  href?: string;
}

/** A link inside rich text: a path leads to a page of this site in the page's language. */
export function RichTextLink({ value, children }: PortableTextMarkComponentProps<LinkMark>) {
  const href = value?.href ?? '';
  if (href.startsWith('/')) return <LocalLink to={href}>{children}</LocalLink>;
  return <a href={href}>{children}</a>;
}
