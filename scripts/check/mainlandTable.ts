import { BUDGETS, kilobytes } from './budgets.ts';
import type { MainlandLoad } from './mainland.ts';

const HEADINGS = ['page', 'other origins', 'without JavaScript', 'sent', 'requests', 'seconds'];

/** The loads of pages as a table for the terminal, slowest first, with a summary. */
export function describeMainlandLoads(loads: readonly MainlandLoad[]): string {
  const slowestFirst = loads.toSorted((one, other) => other.seconds - one.seconds);
  const rows = slowestFirst.map(({ path, otherOrigins, isReadable, bytes, requests, seconds }) => [
    path,
    otherOrigins === 0 ? 'none' : String(otherOrigins),
    isReadable ? 'readable' : 'not readable',
    kilobytes(bytes),
    String(requests),
    seconds.toFixed(1),
  ]);
  const widths = HEADINGS.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column < 3 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const [slowest] = slowestFirst;
  const summary = `${loads.length} pages at 1.6 Mbit/s and 300 ms; the slowest takes ${slowest?.seconds.toFixed(1) ?? '0.0'} s of ${BUDGETS.mainlandSeconds} s`;
  return [HEADINGS, ...rows].map(line).concat('', summary).join('\n');
}
