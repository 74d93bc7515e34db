import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { writeReport } from '../report.ts';

/** Counts the tests of Vitest and times its files; a skipped test counts as failed. */
export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const passed = tests.filter((test) => test.ok() && test.result().state === 'passed');
    writeReport({
      passed: passed.length,
      failed: tests.length - passed.length,
      flaky: passed.filter((test) => test.diagnostic()?.flaky).length,
      files: modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic();
        return {
          file: path.relative('.', module.moduleId),
          milliseconds: collectDuration + setupDuration + duration,
        };
      }),
    });
  }
}
