import type { ReactNode } from 'react';
import type { TopicSectionId } from '../../../locales/sections.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { GuideLinks } from './GuideLinks.tsx';

interface TopicSectionProps {
  /** Also the name of the heading's label. */
  readonly id: TopicSectionId;
  /** Without content the section invites visitors to ask. */
  readonly children?: ReactNode;
}

/** One topic of a family's decision. */
export function TopicSection({ id, children }: TopicSectionProps) {
  const { phrased } = useText();
  return (
    <section id={id} className="topic content split">
      <h2>{phrased(`ui.${id}`)}</h2>
      <div className="topic-body">
        {children || <Blank />}
        <GuideLinks topic={id} />
      </div>
    </section>
  );
}

/** Placeholder where a programme has no answer yet, with a contact link. */
function Blank() {
  const { text } = useText();
  return (
    <p className="ask-us">
      {text('ui.askUsText')} <AskUs />
    </p>
  );
}
