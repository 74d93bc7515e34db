import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a query fails if no process can be started for it, and later ones succeed', () => {
  const command = 'ulimit -n 100 && exec node tests/lake/support/evaluateWithoutFiles.ts';
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  const [failed, answered] = stdout.split('\n');
  expect(failed).toMatch(
    /^Error: The process that evaluates queries could not be started: .*EMFILE$/,
  );
  expect(answered).toBe('[[false]]');
  expect(stderr).toBe('');
});
