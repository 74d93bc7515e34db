import type { Program } from '../../../locales/site.ts';
import { useText } from '../../site/useText.tsx';
import { Prose } from '../terms/Prose.tsx';
import { TopicSection } from './TopicSection.tsx';

interface AnswersProps {
  readonly program: Program;
  readonly id: 'presence' | 'nationality' | 'refusal';
  /** The label of each answer, by its field. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A topic of several short answers, each under its heading. */
export function Answers({ program: { group, topics }, id, labels }: AnswersProps) {
  const { phrased } = useText();
  return (
    <TopicSection id={id}>
      {topics[id] &&
        Object.entries(labels).map(([field, label]) => (
          <div key={field} className="answer-text">
            <h3>{phrased(label)}</h3>
            <p>
              <Prose of={`${group}.${id}.${field}`} />
            </p>
          </div>
        ))}
    </TopicSection>
  );
}
