import { useText } from '../../site/useText.tsx';
import { TopicSection } from './TopicSection.tsx';

interface QuestionsProps {
  readonly group: string;
  readonly count: number;
}

/** Frequently asked questions. Answers start open, and collapse without script. */
export function Questions({ group, count }: QuestionsProps) {
  const { phrased, text } = useText();
  if (count === 0) return <TopicSection id="questions" />;
  const keys = Array.from({ length: count }, (_, index) => `${group}.questions.${index}`);
  return (
    <TopicSection id="questions">
      {keys.map((key) => (
        <details key={key} className="question" open>
          <summary>
            <h3>{phrased(`${key}.question`)}</h3>
          </summary>
          <p>{text(`${key}.answer`)}</p>
        </details>
      ))}
    </TopicSection>
  );
}
