import { useText } from '../../site/useText.tsx';

interface ColumnHeadsProps {
  readonly columns: readonly string[];
  /** Those that have a number to sort by. */
  readonly sorted?: ReadonlySet<string>;
}

/** The headings of the register's columns, the programme's first. */
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
