import { labelName } from '../../../locales/kindLabels.ts';
import type { Program } from '../../../locales/program.ts';
import type { Portrait } from '../../../locales/selections.ts';
import type { Site } from '../../../locales/site.ts';
import { useText } from '../../site/useText.tsx';
import { Prose } from '../terms/Prose.tsx';
import { Attorney } from './Attorney.tsx';
import { Costs } from './Costs.tsx';
import { Family } from './Family.tsx';
import { Sources } from './Sources.tsx';
import { TopicSection } from './TopicSection.tsx';

interface AnswersProps {
  readonly program: Program;
  readonly id: 'presence' | 'nationality' | 'refusal';
  readonly fields: readonly string[];
}

/** A topic with several short answers, each with a heading. */
function Answers({ program: { group, topics }, id, fields }: AnswersProps) {
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

/** Frequently asked questions. Answers start open, and collapse without script. */
function Questions({ group, count }: { readonly group: string; readonly count: number }) {
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

interface TopicSectionsProps {
  readonly program: Program;
  readonly attorney: Portrait | undefined;
  /** Exchange rates of the costs, unless the strip below the hero states them. */
  readonly rates: Site['rates'];
}

/** The topics of a family's decision, each with an answer or an invitation to ask. */
export function TopicSections({ program, attorney, rates }: TopicSectionsProps) {
  const { group, topics } = program;
  return (
    <div className="topics">
      <Costs program={program} rates={rates} />
      <Family program={program} />
      <Answers program={program} id="presence" fields={['days', 'language']} />
      <Answers program={program} id="nationality" fields={['keep', 'chinese']} />
      <TopicSection id="tax">
        {topics.tax && (
          <p>
            <Prose textKey={`${group}.tax.text`} />
          </p>
        )}
      </TopicSection>
      <Answers program={program} id="refusal" fields={['refused', 'holding', 'exit']} />
      <Attorney attorney={attorney} />
      <Questions group={group} count={topics.questions} />
      <Sources program={program} />
    </div>
  );
}
