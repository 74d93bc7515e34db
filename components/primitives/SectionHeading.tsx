import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly title: ReactNode;
  /** A sentence that introduces what follows. */
  readonly description?: ReactNode;
}

/** The heading of a section. */
export function SectionHeading({ title, description }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2>{title}</h2>
      {description && <p>{description}</p>}
    </div>
  );
}
