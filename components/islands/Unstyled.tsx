import type { ComponentProps } from 'react';

/**
 * A `<div>` for Radix's `asChild` without the style attribute that Radix gives: the site's content
 * security policy forbids such attributes, and the style sheet does what they would.
 */
export function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}
