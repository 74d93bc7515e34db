import type { Program } from '../../../locales/program.ts';
import { useText } from '../../site/useText.tsx';
import { Prose } from '../terms/Prose.tsx';
import { TopicSection } from './TopicSection.tsx';

interface AnswersProps {
  readonly program: Program;
  readonly id: 'presence' | 'nationality' | 'refusal';
  /** Label of each answer, by field name. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A topic with several short answers, each with a heading. */
export function Answers({ program: { group, topics }, id, labels }: AnswersProps) {
  const { phrased } = useText();
  return (
    <TopicSection id={id}>
      {topics[id] &&
        Object.entries(labels).map(([field, label]) => (
          <div key={field} className="answer-text">
            <h3>{phrased(label)}</h3>
            <p>
              <Prose textKey={`${group}.${id}.${field}`} />
            </p>
          </div>
        ))}
    </TopicSection>
  );
}
