import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const TestReport = v.object({
  passed: v.number(),
  failed: v.number(),
  /** Of those that passed: how many did so only when tried again. */
  flaky: v.number(),
  /** Each file of tests with the time that its tests and their set-up took. */
  files: v.array(v.object({ file: v.string(), milliseconds: v.number() })),
});

/** What a test runner found. */
export type TestReport = v.InferOutput<typeof TestReport>;

/** The variable that tells a runner's reporter where to write. */
const VARIABLE = 'TEST_REPORT';

/** Where reports and times are kept. */
export const REPORTS = path.resolve('.cache', 'test-reports');

/** @returns settings that have a runner write its report, and a way to read it afterwards */
export function expectReport(step: string) {
  const file = path.join(REPORTS, `${step.replaceAll(/\W+/g, '-').toLowerCase()}.json`);
  mkdirSync(REPORTS, { recursive: true });
  rmSync(file, { force: true });
  return {
    environment: { [VARIABLE]: file },
    /** @returns `undefined` where the runner ended before it wrote one */
    read: (): TestReport | undefined => {
      try {
        return v.parse(TestReport, JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return undefined;
      }
    },
  };
}

/** Writes what a runner found, where it was asked for. */
export function writeReport(report: TestReport): void {
  const file = process.env[VARIABLE];
  if (file) writeFileSync(file, JSON.stringify(report));
}

/** @returns what several runners found, as one */
export function addUp(reports: readonly TestReport[]): TestReport {
  const sum = (key: 'passed' | 'failed' | 'flaky') =>
    reports.reduce((total, report) => total + report[key], 0);
  const files = reports.flatMap((report) => report.files);
  return { passed: sum('passed'), failed: sum('failed'), flaky: sum('flaky'), files };
}
