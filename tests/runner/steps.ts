import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expectReport, type TestReport } from './report.ts';

/** A step of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Test runner that writes a report; any other command counts as one test. */
  readonly runner?: keyof typeof REPORTERS;
  /** Earlier step to run in parallel with, if one of them waits for the network or uses only one core. */
  readonly beside?: string;
}

export interface StepResult extends TestReport {
  readonly name: string;
  readonly milliseconds: number;
}

/** Arguments that add a report to each runner's output. */
const REPORTERS = {
  vitest: ['--reporter=default', '--reporter=./tests/runner/reporters/vitest.ts'],
  playwright: ['--reporter=list,./tests/runner/reporters/playwright.ts'],
  /** A program that runs steps itself, and writes their report. */
  own: [],
} as const;

/**
 * Runs steps in sequence, and shows their output.
 *
 * @param environment added to the environment of this process
 * @param cwd checkout to test
 */
export async function runSteps(
  steps: readonly Step[],
  environment: NodeJS.ProcessEnv,
  cwd = process.cwd(),
): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const begun = new Map<Step, Begun>();
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    const start = performance.now();
    const own = begun.get(step) ?? beginStep(step, { environment, cwd, output: 'inherit' });
    for (const other of steps)
      if (other.beside === step.name)
        begun.set(other, beginStep(other, { environment, cwd, output: 'pipe' }));
    const counts = await own.outcome();
    results.push({ name: step.name, milliseconds: performance.now() - start, ...counts });
  }
  return results;
}

/** A running step. */
interface Begun {
  /** Waits for its end, and shows its buffered output. */
  outcome(): Promise<TestReport>;
}

interface Place {
  readonly environment: NodeJS.ProcessEnv;
  readonly cwd: string;
  /** `pipe` buffers the output until `outcome` is called. */
  readonly output: 'inherit' | 'pipe';
}

function beginStep(
  { name, command: [program, ...options], runner }: Step,
  { environment, cwd, output }: Place,
): Begun {
  const report = expectReport(name);
  const child = spawn(program, [...options, ...(runner ? REPORTERS[runner] : [])], {
    cwd,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...environment, ...report.environment },
  });
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const end = Promise.all([once(child, 'exit'), ...outputs]);
  return {
    outcome: async () => {
      const [[code], ...kept] = await end;
      process.stdout.write(kept.join(''));
      const isGood = code === 0;
      const counts = report.read() ?? { passed: isGood ? 1 : 0, failed: 0, flaky: 0, files: [] };
      // A runner can fail outside its tests, e.g. if a file cannot be loaded.
      return { ...counts, failed: counts.failed || (isGood ? 0 : 1) };
    },
  };
}
