import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

/** A part of the test run. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** A test runner whose own counts are used; otherwise the step counts as one test. */
  readonly report?: 'vitest' | 'playwright';
}

export interface StepResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  /** Of those that passed: how many did so only when tried again. */
  readonly flaky: number;
}

const REPORTS = path.resolve('.cache', 'test-reports');

/** How each runner is told to write its counts, and where it says them. */
const RUNNERS = {
  vitest: {
    options: (file: string) => [
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    counts: v.pipe(
      v.object({ numPassedTests: v.number(), numTotalTests: v.number() }),
      v.transform(({ numPassedTests, numTotalTests }) => ({
        passed: numPassedTests,
        failed: numTotalTests - numPassedTests,
        flaky: 0,
      })),
    ),
  },
  playwright: {
    options: () => ['--reporter=list,json'],
    counts: v.pipe(
      v.object({
        stats: v.object({
          expected: v.number(),
          unexpected: v.number(),
          flaky: v.number(),
          skipped: v.number(),
        }),
      }),
      v.transform(({ stats }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + stats.skipped,
        flaky: stats.flaky,
      })),
    ),
  },
} as const;

/**
 * Runs a step with its output shown. A test that is skipped counts as failed: none may be.
 *
 * @param environment added to this process's own
 */
export async function runStep(
  { name, command: [program, ...options], report }: Step,
  environment: NodeJS.ProcessEnv,
): Promise<StepResult> {
  console.log(`\n── ${name}`);
  const file = path.join(REPORTS, `${report}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(file, { force: true });
  const all = report ? [...options, ...RUNNERS[report].options(file)] : options;
  const env = { ...process.env, ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const child = spawn(program, all, { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  const counts = report && (await readCounts(report, file));
  if (!counts) return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, flaky: 0 };
  // A runner can fail outside its tests, e.g. when a file cannot be loaded.
  return { name, ...counts, failed: counts.failed || (code === 0 ? 0 : 1) };
}

async function readCounts(runner: 'vitest' | 'playwright', file: string) {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(RUNNERS[runner].counts, JSON.parse(text));
}

/** The counts of all steps, and a line for each. */
export function summarise(results: readonly StepResult[]) {
  const sum = (key: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum('passed'),
    failed: sum('failed'),
    lines: results.map(
      ({ name, passed, failed, flaky }) =>
        `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} of ${passed + failed}${flaky > 0 ? ` (${flaky} flaky: passed when tried again)` : ''}`,
    ),
  };
}
