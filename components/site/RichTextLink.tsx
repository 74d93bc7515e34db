import type { PortableTextMarkComponentProps } from '@portabletext/react';
import { LocalLink } from './LocalLink.tsx';

interface LinkMark {
  _type: string;
  href?: string;
}

/**
 * A link inside rich text: a path leads to a page of this site in the page's language. One that an editor
 * left on a space would stop the keyboard at nothing.
 */
export function RichTextLink({ value, text, children }: PortableTextMarkComponentProps<LinkMark>) {
  const href = value?.href ?? '';
  if (text.trim() === '') return children;
  if (href.startsWith('/')) return <LocalLink to={href}>{children}</LocalLink>;
  return <a href={href}>{children}</a>;
}
