import type { Program } from '../../../locales/program.ts';
import type { Portrait } from '../../../locales/selections.ts';
import type { Site } from '../../../locales/site.ts';
import { Prose } from '../terms/Prose.tsx';
import { Answers } from './Answers.tsx';
import { Attorney } from './Attorney.tsx';
import { Costs } from './Costs.tsx';
import { Family } from './Family.tsx';
import { Questions } from './Questions.tsx';
import { Sources } from './Sources.tsx';
import { TopicSection } from './TopicSection.tsx';

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
