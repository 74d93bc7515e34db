import { useText } from '../../site/useText.tsx';

interface ColumnHeadsProps {
  readonly columns: readonly string[];
  /** Sortable columns. */
  readonly sorted?: ReadonlySet<string>;
}

/** The register's column headings, starting with the programme. */
export function ColumnHeads({ columns, sorted }: ColumnHeadsProps) {
  const { phrased } = useText();
  return (
    <thead>
      <tr>
        {['program', ...columns].map((column) => (
          <th key={column} scope="col" data-sorted={sorted?.has(column) ? column : undefined}>
            {phrased(`compare.columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
