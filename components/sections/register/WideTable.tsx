import type { ReactNode } from 'react';

interface WideTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that may be wider than the window. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus the keyboard cannot scroll
    <section className="wide-table" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
