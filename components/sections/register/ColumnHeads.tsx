import { useText } from '../../site/useText.tsx';
import { isFigureColumn } from './figureColumns.ts';

interface ColumnHeadsProps {
  readonly columns: readonly string[];
  /** Whether rows can be sorted, by programme or by a figure. */
  readonly isSortable?: boolean;
}

/** The register's column headings, starting with the programme. */
export function ColumnHeads({ columns, isSortable }: ColumnHeadsProps) {
  const { phrased } = useText();
  const isSorted = (column: string) =>
    isSortable && (column === 'program' || isFigureColumn(column));
  return (
    <thead>
      <tr>
        {['program', ...columns].map((column) => (
          <th key={column} scope="col" data-sorted={isSorted(column) ? column : undefined}>
            {phrased(`compare.columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
