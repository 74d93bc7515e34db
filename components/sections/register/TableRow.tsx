import { useTranslation } from 'react-i18next';
import { COLUMNS } from '../../../locales/kinds.ts';
import type { RegisterRow } from '../../../locales/selections.ts';
import { CompareCheckbox } from './CompareCheckbox.tsx';
import { filterAttributes } from './choices.ts';
import { FigureCell } from './FigureCell.tsx';
import { isFigureColumn } from './figureColumns.ts';
import { ProgramCell } from './ProgramCell.tsx';
import { FamilyCell, LanguageCell } from './wordCells.tsx';

interface TableRowProps {
  readonly row: RegisterRow;
  readonly hasSeal: boolean;
}

/** A programme's row. Phones show each cell's column as its label. */
export function TableRow({ row, hasSeal }: TableRowProps) {
  const { t } = useTranslation();
  const { group, family, slug, figures } = row;
  const words = {
    languageTest: <LanguageCell row={row} />,
    family: <FamilyCell group={group} members={row.members} />,
    // The month may stand above the year.
    asOf: figures.length > 0 && t(`${group}.figures.date`),
  };
  return (
    <tr data-programme={`${family}/${slug}`} {...filterAttributes(row)}>
      <ProgramCell row={row} hasSeal={hasSeal}>
        <CompareCheckbox row={row} />
      </ProgramCell>
      {COLUMNS.map((column) =>
        isFigureColumn(column) ? (
          <FigureCell key={column} column={column} row={row} />
        ) : (
          <td key={column} data-label={t(`compare.columns.${column}`)}>
            {words[column]}
          </td>
        ),
      )}
    </tr>
  );
}
