import path from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { sum } from '../../../locales/sum.ts';
import { writeReport } from '../report.ts';

/** Counts the tests of Playwright and times its files; a skipped test counts as failed. */
export default class PlaywrightReporter implements Reporter {
  #suite: Suite | undefined;

  onBegin(_: unknown, suite: Suite) {
    this.#suite = suite;
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? [];
    const outcomes = tests.map((test) => test.outcome());
    const count = (outcome: ReturnType<TestCase['outcome']>) =>
      outcomes.filter((each) => each === outcome).length;
    const times = new Map<string, number>();
    for (const { location, results } of tests) {
      const file = path.relative('.', location.file);
      const spent = sum(results.map(({ duration }) => duration));
      times.set(file, (times.get(file) ?? 0) + spent);
    }
    writeReport({
      passed: count('expected') + count('flaky'),
      failed: count('unexpected') + count('skipped'),
      flaky: count('flaky'),
      files: [...times].map(([file, milliseconds]) => ({ file, milliseconds })),
    });
  }

  printsToStdio() {
    return false;
  }
}
