import type { ReactNode } from 'react';
import { useText } from '../site/useText.tsx';

interface SectionHeadingProps {
  /** Catalogue key. */
  readonly title: string;
  /** Catalogue key of an introductory sentence. */
  readonly description?: string | undefined;
}

interface SectionProps extends SectionHeadingProps {
  readonly id?: string;
  readonly isTinted?: boolean;
  readonly children: ReactNode;
}

/** A section of a page, as wide as the content, below its heading. */
export function Section({ id, isTinted = false, children, ...heading }: SectionProps) {
  const content = (
    <>
      <SectionHeading {...heading} />
      {children}
    </>
  );
  return isTinted ? (
    <section id={id} className="section tinted">
      <div className="content">{content}</div>
    </section>
  ) : (
    <section id={id} className="content section">
      {content}
    </section>
  );
}

export function SectionHeading({ title, description }: SectionHeadingProps) {
  const { phrased, text } = useText();
  return (
    <div className="section-heading">
      <h2>{phrased(title)}</h2>
      {description && <p>{text(description)}</p>}
    </div>
  );
}
