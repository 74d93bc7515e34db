import type { ComponentProps } from 'react';

/**
 * A `<div>` for Radix's `asChild` that drops Radix's style attribute: the content security policy
 * forbids style attributes, and the style sheet covers what they set.
 */
export function UnstyledDiv({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />;
}
