import { Phrases } from './Phrases.tsx';

interface SectionHeadingProps {
  readonly title: string;
  /** A sentence that introduces what follows. */
  readonly description?: string | undefined;
}

/** The heading of a section. */
export function SectionHeading({ title, description }: SectionHeadingProps) {
  return (
    <div className="section-heading">
      <h2>
        <Phrases text={title} />
      </h2>
      {description && <p>{description}</p>}
    </div>
  );
}
