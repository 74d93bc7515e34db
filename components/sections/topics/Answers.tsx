import type { TopicSectionId } from '../../../locales/sections.ts';
import { useText } from '../../site/useText.tsx';
import { Prose } from '../terms/Prose.tsx';
import { TopicSection } from './TopicSection.tsx';

interface AnswersProps {
  readonly id: TopicSectionId;
  /** The label and the text of each answer, as catalogue keys; `undefined` says to ask. */
  readonly answers: readonly (readonly [label: string, text: string])[] | undefined;
}

/** A topic of several short answers, each under its heading. */
export function Answers({ id, answers }: AnswersProps) {
  const { phrased } = useText();
  if (!answers) return <TopicSection id={id} />;
  return (
    <TopicSection id={id}>
      {answers.map(([label, key]) => (
        <div key={key} className="answer-text">
          <h3>{phrased(label)}</h3>
          <p>
            <Prose of={key} />
          </p>
        </div>
      ))}
    </TopicSection>
  );
}
