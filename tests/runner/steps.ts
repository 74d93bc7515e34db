import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expectReport, type TestReport } from './report.ts';

/** A part of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A test runner that reports; any other command counts as one test. */
  readonly runner?: keyof typeof REPORTERS;
  /** Begins with the first step, beside those before it: it waits for a network or a disk. */
  readonly isAhead?: boolean;
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
 * @param begun what {@link beginStep} gave, if it was begun before its turn
 */
export async function runStep(
  step: Step,
  environment: NodeJS.ProcessEnv,
  begun = beginStep(step, environment, 'inherit'),
): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const start = performance.now();
  const [[code], ...said] = await begun.end;
  process.stdout.write(said.join(''));
  const milliseconds = performance.now() - start;
  const isGood = code === 0;
  const counts = begun.report.read() ?? { passed: isGood ? 1 : 0, failed: 0, flaky: 0, files: [] };
  // A runner can fail outside its tests, e.g. when a file cannot be loaded.
  return { name: step.name, milliseconds, ...counts, failed: counts.failed || (isGood ? 0 : 1) };
}

/**
 * Begins a step.
 *
 * @param output `pipe` keeps what it says until its end
 */
export function beginStep(
  { name, command: [program, ...options], runner }: Step,
  environment: NodeJS.ProcessEnv,
  output: 'inherit' | 'pipe',
) {
  const report = expectReport(name);
  const child = spawn(program, [...options, ...(runner ? REPORTERS[runner] : [])], {
    stdio: ['inherit', output, output],
    env: { ...process.env, ...environment, ...report.environment },
  });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  return { report, end: Promise.all([once(child, 'exit'), ...said]) };
}
