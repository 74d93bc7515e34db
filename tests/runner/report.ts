import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { sum } from '../../locales/sum.ts';

const TestReport = v.object({
  passed: v.number(),
  failed: v.number(),
  /** How many of the passed tests needed a retry. */
  flaky: v.number(),
  /** Test files, with the duration of their tests and set-up. */
  files: v.array(v.object({ file: v.string(), milliseconds: v.number() })),
});

/** Results of a test runner. */
export type TestReport = v.InferOutput<typeof TestReport>;

/** Environment variable with the path that a reporter writes to. */
const VARIABLE = 'TEST_REPORT';

/** Folder of reports and durations. */
export const REPORTS = path.resolve('.cache', 'test-reports');

/** @returns the environment that makes a runner write its report, and a function that reads it */
export function expectReport(step: string) {
  const file = path.join(REPORTS, `${step.replaceAll(/\W+/g, '-').toLowerCase()}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return {
    environment: { [VARIABLE]: file },
    /** @returns `undefined` if the runner exited before writing it */
    read: (): TestReport | undefined => {
      try {
        return v.parse(TestReport, JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
  };
}

/** Writes a runner's report, if requested. */
export function writeReport(report: TestReport): void {
  const file = process.env[VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** @returns the sum of several reports */
export function addUp(reports: readonly TestReport[]): TestReport {
  const total = (key: 'passed' | 'failed' | 'flaky') => sum(reports.map((report) => report[key]));
  const files = reports.flatMap((report) => report.files);
  return { passed: total('passed'), failed: total('failed'), flaky: total('flaky'), files };
}
