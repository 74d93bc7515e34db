import type { Portrait } from '../../../locales/parts.ts';
import type { Program } from '../../../locales/site.ts';
import { Answers } from './Answers.tsx';
import { Attorney } from './Attorney.tsx';
import { Costs } from './Costs.tsx';
import { Family } from './Family.tsx';
import { Questions } from './Questions.tsx';
import { Sources } from './Sources.tsx';
import { TaxSection } from './TaxSection.tsx';

interface TopicSectionsProps {
  readonly program: Program;
  readonly attorney: Portrait | undefined;
}

/** What a family decides by: each topic is answered, or says to ask. */
export function TopicSections({ program, attorney }: TopicSectionsProps) {
  const { group, topics } = program;
  return (
    <div className="topics">
      <Costs program={program} />
      <Family program={program} />
      <Answers
        id="presence"
        answers={
          topics.presence
            ? [
                ['ui.presenceDays', `${group}.presence.days`],
                ['ui.presenceLanguage', `${group}.presence.language`],
              ]
            : undefined
        }
      />
      <Answers
        id="nationality"
        answers={
          topics.nationality
            ? [
                ['ui.nationalityKeep', `${group}.nationality.keep`],
                ['ui.nationalityChinese', `${group}.nationality.chinese`],
              ]
            : undefined
        }
      />
      <TaxSection program={program} />
      <Answers
        id="refusal"
        answers={
          topics.refusal
            ? [
                ['ui.refusalRefused', `${group}.refusal.refused`],
                ['ui.refusalHolding', `${group}.refusal.holding`],
                ['ui.refusalExit', `${group}.refusal.exit`],
              ]
            : undefined
        }
      />
      <Attorney attorney={attorney} />
      <Questions group={group} count={topics.questions} />
      <Sources program={program} />
    </div>
  );
}
