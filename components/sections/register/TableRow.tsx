import type { RegisterRow } from '../../../locales/parts.ts';
import { useText } from '../../site/useText.tsx';
import { fitsOf } from './choices.ts';
import { FigureCell } from './FigureCell.tsx';
import { ProgramCell } from './ProgramCell.tsx';
import { FamilyCell, LanguageCell } from './wordCells.tsx';

interface TableRowProps {
  readonly row: RegisterRow;
  readonly hasSeal: boolean;
}

/** A programme of the register. */
export function TableRow({ row, hasSeal }: TableRowProps) {
  const { text } = useText();
  const { group, family, slug, figures } = row;
  return (
    <tr data-programme={`${family}/${slug}`} {...fitsOf(row)}>
      <ProgramCell row={row} hasSeal={hasSeal} />
      <FigureCell column="minimum" row={row} />
      <FigureCell column="firstStage" row={row} />
      <FigureCell column="daysPerYear" row={row} />
      <td>
        <LanguageCell test={row.languageTest} />
      </td>
      <td>
        <FamilyCell group={group} members={row.members} />
      </td>
      <FigureCell column="permanentResidenceAfter" row={row} />
      <FigureCell column="citizenshipAfter" row={row} />
      <FigureCell column="visaFree" row={row} />
      <td>{figures.length > 0 && text(`${group}.figures.date`)}</td>
    </tr>
  );
}
