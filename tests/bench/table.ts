/** A measured value beside what it should be. */
export interface Row {
  readonly what: string;
  /** With its unit. */
  readonly value: string;
  /** With its unit, and whether it is a limit or a least. */
  readonly budget: string;
  /** The value in parts of the budget. */
  readonly ratio: number;
}

/** Takes rows as they are measured. */
export type AddRows = (...rows: readonly Row[]) => void;

/** The rows as a table in plain text, ratios to two places. */
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

/** 2.345 s are `2.3 s`. */
export const secondsText = (seconds: number): string => `${seconds.toFixed(1)} s`;
