import { labelName } from '../../../locales/kindLabels.ts';
import type { Program } from '../../../locales/program.ts';
import { useText } from '../../site/useText.tsx';
import { Prose } from '../terms/Prose.tsx';
import { TopicSection } from './TopicSection.tsx';

interface AnswersProps {
  readonly program: Program;
  readonly id: 'presence' | 'nationality' | 'refusal';
  readonly fields: readonly string[];
}

/** A topic with several short answers, each with a heading. */
export function Answers({ program: { group, topics }, id, fields }: AnswersProps) {
  const { phrased } = useText();
  return (
    <TopicSection id={id}>
      {topics[id] &&
        fields.map((field) => (
          <div key={field} className="answer-text">
            <h3>{phrased(`ui.${labelName(id, field)}`)}</h3>
            <p>
              <Prose textKey={`${group}.${id}.${field}`} />
            </p>
          </div>
        ))}
    </TopicSection>
  );
}
