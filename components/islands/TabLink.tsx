import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react';
import { useLive } from './useLive.ts';

interface TabLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  /** Radix writes it for a button. */
  readonly disabled?: boolean;
}

/** A tab that is a link to its panel, so that it also works before and without script. */
export function TabLink({ type: _, disabled: __, tabIndex, children, ...props }: TabLinkProps) {
  const live = useLive();
  return (
    <a
      {...props}
      className="tabs-tab"
      tabIndex={live ? tabIndex : undefined}
      onClick={(event) => {
        keepPlace(event);
        props.onClick?.(event);
      }}
      onKeyDown={(event) => {
        keepPlace(event);
        props.onKeyDown?.(event);
      }}
    >
      {children}
    </a>
  );
}

/** Radix chooses the tab; the browser must not jump to the panel or scroll by the space key. */
function keepPlace(event: MouseEvent | KeyboardEvent) {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
  const isOtherKey = 'key' in event && event.key !== ' ';
  if (!opensElsewhere && !isOtherKey) event.preventDefault();
}
