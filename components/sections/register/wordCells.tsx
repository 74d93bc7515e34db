import { useTranslation } from 'react-i18next';
import { labelName } from '../../../locales/kindLabels.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { AskUs } from '../../site/AskUs.tsx';
import { useText } from '../../site/useText.tsx';
import { MissingFigure } from './MissingFigure.tsx';

/** The earliest stage that requires a language test. */
export function LanguageCell({ row }: { readonly row: RegisterRow }) {
  const { phrased } = useText();
  const { languageTest: test } = row;
  if (test === 'ask') return <MissingFigure column="languageTest" row={row} />;
  return phrased(`ui.${labelName('test', test)}`);
}

/** Relatives who may be included, with conditions marked; "nobody" only if that is the answer for all. */
export function FamilyCell({ group, members: stored }: Pick<RegisterRow, 'group' | 'members'>) {
  const { t } = useTranslation();
  const { exists, phrased } = useText();
  const members = (stored ?? []).map((member, index) => ({
    ...member,
    brief: `${group}.familyMembers.members.${index}.brief`,
  }));
  const coming = members.filter(({ answer }) => answer === 'yes' || answer === 'conditions');
  const isNobody = members.length > 0 && members.every(({ answer }) => answer === 'no');
  if (isNobody) return phrased('ui.applicantAlone');
  if (coming.length === 0) return <AskUs />;
  return (
    <ul>
      {coming.map(({ who, answer, brief }) => {
        const member = t(`ui.${labelName('member', who)}`);
        if (exists(brief))
          return <li key={who}>{phrased('ui.memberBrief', { member, brief: t(brief) })}</li>;
        return (
          <li key={who}>
            {answer === 'yes' ? member : phrased('ui.memberOnConditions', { member })}
          </li>
        );
      })}
    </ul>
  );
}
