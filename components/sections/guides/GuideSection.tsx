import { RichText } from '../../primitives/RichText.tsx';
import { RichTextLink } from '../../site/RichTextLink.tsx';
import { useRichText } from '../../site/useRichText.ts';
import { useText } from '../../site/useText.tsx';
import { useTerms } from '../terms/TermScope.tsx';

interface GuideSectionProps {
  readonly id: string;
  /** Catalogue group of the section. */
  readonly group: string;
}

/** A section of a guide, with links to the glossary. */
export function GuideSection({ id, group }: GuideSectionProps) {
  const { phrased } = useText();
  const { linkTerms } = useTerms();
  const blocks = useRichText(`${group}.text`).map(linkTerms);
  return (
    <section id={id} className="topic content split">
      <h2>{phrased(`${group}.title`)}</h2>
      <div className="prose">
        <RichText blocks={blocks} link={RichTextLink} />
      </div>
    </section>
  );
}
