import type { ReactNode } from 'react';

interface SectionHeadingProps {
  readonly title: ReactNode;
  /** An introductory sentence. */
  readonly description?: ReactNode;
}

export function SectionHeading({ title, description }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2>{title}</h2>
      {description && <p>{description}</p>}
    </div>
  );
}
