import type { ComponentProps } from 'react';
import { useLive } from './useLive.ts';

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Radix writes it for a button, like the type. */
  readonly disabled?: boolean;
}

/** A tab that is a link to its panel, so that it also works before and without script. */
export function TabLink({ type: _, disabled: __, tabIndex, ...props }: TabLinkProps) {
  const live = useLive();
  // Until its script has run, Radix keeps every tab out of the keyboard's reach.
  return <a {...props} tabIndex={live ? tabIndex : undefined} />;
}
