import type { ReactNode } from 'react';
import type { TopicSectionId } from '../../../locales/sections.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { GuideLinks } from './GuideLinks.tsx';

interface TopicSectionProps {
  /** Also names the heading's label. */
  readonly id: TopicSectionId;
  /** Without it the section says to ask. */
  readonly children?: ReactNode;
}

/** One thing that a family decides by. */
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

/** Where a programme has no answer yet: an honest blank, and the way to one. */
function Blank() {
  const { text } = useText();
  return (
    <p className="ask-us">
      {text('ui.askUsText')} <AskUs />
    </p>
  );
}
