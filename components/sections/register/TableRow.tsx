import { useTranslation } from 'react-i18next';
import type { RegisterRow } from '../../../locales/parts.ts';
import { useText } from '../../site/useText.tsx';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { fitsOf } from './choices.ts';
import { FigureCell } from './FigureCell.tsx';
import { ProgramCell } from './ProgramCell.tsx';
import { FamilyCell, LanguageCell } from './wordCells.tsx';

interface TableRowProps {
  readonly row: RegisterRow;
  readonly hasSeal: boolean;
}

/** A programme's row. Phones show each cell's column as its label. */
export function TableRow({ row, hasSeal }: TableRowProps) {
  const { t } = useTranslation();
  const { text } = useText();
  const { group, family, slug, figures } = row;
  return (
    <tr data-programme={`${family}/${slug}`} {...fitsOf(row)}>
      <ProgramCell row={row} hasSeal={hasSeal}>
        <CompareCheckbox row={row} />
      </ProgramCell>
      <FigureCell column="minimum" row={row} />
      <FigureCell column="firstStage" row={row} />
      <FigureCell column="daysPerYear" row={row} />
      <td data-label={t('compare.columns.languageTest')}>
        <LanguageCell test={row.languageTest} />
      </td>
      <td data-label={t('compare.columns.family')}>
        <FamilyCell group={group} members={row.members} />
      </td>
      <FigureCell column="permanentResidenceAfter" row={row} />
      <FigureCell column="citizenshipAfter" row={row} />
      <FigureCell column="visaFree" row={row} />
      <td data-label={t('compare.columns.asOf')}>
        {figures.length > 0 && text(`${group}.figures.date`)}
      </td>
    </tr>
  );
}
