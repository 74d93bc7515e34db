import type { PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import { goalOf } from '../../../locales/goals.ts';
import { labelName } from '../../../locales/kindLabels.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { LocalLink } from '../../site/LocalLink.tsx';
import { ProgramGoal } from '../../site/ProgramGoal.tsx';
import { ProgramStatusLabel } from '../../site/ProgramStatusLabel.tsx';
import { useText } from '../../site/useText.tsx';
import { Seal } from './Seal.tsx';

interface ProgramCellProps extends PropsWithChildren {
  readonly row: RegisterRow;
  /** Off in a long register: each rosette would cost a slow phone a millisecond. */
  readonly hasSeal?: boolean;
}

/** The header cell of a row: its programme, with the rosette of its country. */
export function ProgramCell({ row, hasSeal = true, children }: ProgramCellProps) {
  const { t } = useTranslation();
  const { phrased } = useText();
  const { group, path, family, status } = row;
  const name = `${t(`${group}.title`)} ${t(`ui.${labelName('goal', goalOf(family))}`)}`;
  return (
    // Screen readers announce this with each cell of the row: without the controls inside.
    <th scope="row" aria-label={children ? name : undefined}>
      {hasSeal && <Seal row={row} />}
      <LocalLink to={path}>{phrased(`${group}.title`)}</LocalLink>
      <ProgramGoal family={family} />
      <ProgramStatusLabel group={group} status={status} />
      {children}
    </th>
  );
}
