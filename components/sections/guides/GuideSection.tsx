import { RichText } from '../../primitives/RichText.tsx';
import { RichTextLink } from '../../site/RichTextLink.tsx';
import { useRichText } from '../../site/useRichText.ts';
import { useText } from '../../site/useText.tsx';
import { linkTerms } from '../terms/linkTerms.ts';
import { useTerms } from '../terms/TermScope.tsx';

interface GuideSectionProps {
  readonly id: string;
  /** Catalogue group of the section. */
  readonly group: string;
}

/** A section of a guide, with links to the glossary. */
export function GuideSection({ id, group }: GuideSectionProps) {
  const { phrased } = useText();
  const splitTerms = useTerms();
  const blocks = useRichText(`${group}.text`).map((block) => linkTerms(block, splitTerms));
  return (
    <section id={id} className="topic content split">
      <h2>{phrased(`${group}.title`)}</h2>
      <div className="prose">
        <RichText blocks={blocks} link={RichTextLink} />
      </div>
    </section>
  );
}
