import { labelName } from '../../../locales/kindLabels.ts';
import type { Program } from '../../../locales/program.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { TopicSection } from './TopicSection.tsx';

/** Which relatives may be included. */
export function Family({ program: { group, topics } }: { readonly program: Program }) {
  const { exists, phrased, text } = useText();
  const { family } = topics;
  const intro = `${group}.familyMembers.intro`;
  if (!family) return <TopicSection id="family" />;
  return (
    <TopicSection id="family">
      {exists(intro) && <p>{text(intro)}</p>}
      <dl className="ledger">
        {family.members.map(({ who, answer }, index) => (
          <div key={who}>
            <dt>{text(`ui.${labelName('member', who)}`)}</dt>
            <dd>
              {answer === 'ask' ? (
                <AskUs />
              ) : (
                <strong>{text(`ui.${labelName('answer', answer)}`)}</strong>
              )}
            </dd>
            <dd>{phrased(`${group}.familyMembers.members.${index}.note`)}</dd>
          </div>
        ))}
      </dl>
    </TopicSection>
  );
}
