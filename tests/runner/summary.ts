import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sum } from '../../locales/sum.ts';
import { REPORTS } from './report.ts';
import type { StepResult } from './steps.ts';

/** Number of slowest files to list. */
const SLOWEST = 10;

/** Prints the summary: result and duration of each step, the slowest files, the counts. */
export function summariseRun(results: readonly StepResult[]) {
  const total = (key: 'passed' | 'failed' | 'milliseconds') =>
    sum(results.map((result) => result[key]));
  const files = results
    .flatMap((result) => result.files)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .map(({ file, milliseconds }) => `${timeOf(milliseconds)}  ${file}`);
  const list = path.join(REPORTS, 'times.txt');
  writeFileSync(list, `${files.join('\n')}\n`);
  const slowest = [`The slowest files (all in ${path.relative('.', list)}):`];
  return {
    failed: total('failed'),
    lines: [
      ...results.map(outcomeOf),
      ...(files.length > 0 ? ['', ...slowest, ...files.slice(0, SLOWEST)] : []),
      '',
      `${total('passed')} passed, ${total('failed')} failed in ${timeOf(total('milliseconds')).trim()}`,
    ],
  };
}

function outcomeOf({ name, passed, failed, flaky, milliseconds }: StepResult): string {
  const again = flaky > 0 ? ` (${flaky} flaky: passed when tried again)` : '';
  const mark = failed > 0 ? '✗' : '✓';
  return `${mark} ${timeOf(milliseconds)}  ${name}: ${passed} of ${passed + failed}${again}`;
}

const timeOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
