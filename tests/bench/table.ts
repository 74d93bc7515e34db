/** A measured value with its budget. */
export interface Row {
  readonly what: string;
  /** With its unit. */
  readonly value: string;
  /** With its unit, and whether it is a maximum or a minimum. */
  readonly budget: string;
  /** The value divided by the budget. */
  readonly ratio: number;
}

/** Receives rows as they are measured. */
export type AddRows = (...rows: readonly Row[]) => void;

/** Formats the rows as a plain-text table, with ratios to two decimals. */
export function describeRows(rows: readonly Row[]): string {
  const lines = [
    ['', 'value', 'budget', 'value/budget'],
    ...rows.map(({ what, value, budget, ratio }) => [what, value, budget, ratio.toFixed(2)]),
  ];
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

/** Formats 2.345 as `2.3 s`. */
export const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;
