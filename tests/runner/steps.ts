import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expectReport, type TestReport } from './report.ts';

/** A part of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A test runner that reports; any other command counts as one test. */
  readonly runner?: keyof typeof REPORTERS;
}

export interface StepResult extends TestReport {
  readonly name: string;
  readonly milliseconds: number;
}

/** How each runner is told to report, beside what it shows. */
const REPORTERS = {
  vitest: ['--reporter=default', '--reporter=./tests/runner/reporters/vitest.ts'],
  playwright: ['--reporter=list,./tests/runner/reporters/playwright.ts'],
} as const;

/**
 * Runs a step with its output shown.
 *
 * @param environment added to this process's own
 */
export async function runStep(
  { name, command: [program, ...options], runner }: Step,
  environment: NodeJS.ProcessEnv,
): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const report = expectReport(name);
  const child = spawn(program, [...options, ...(runner ? REPORTERS[runner] : [])], {
    stdio: 'inherit',
    env: { ...process.env, ...environment, ...report.environment },
  });
  const [code] = await once(child, 'exit');
  const milliseconds = performance.now() - start;
  const isGood = code === 0;
  const counts = report.read() ?? { passed: isGood ? 1 : 0, failed: 0, flaky: 0, files: [] };
  // A runner can fail outside its tests, e.g. when a file cannot be loaded.
  return { name, milliseconds, ...counts, failed: counts.failed || (isGood ? 0 : 1) };
}
