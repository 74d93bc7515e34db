import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const STUDIO = path.resolve('studio');

/** Runs a script of the Studio's package. */
const run = async (script: string): Promise<string> => {
  const env = { ...process.env, DO_NOT_TRACK: '1' };
  const { stdout } = await promisify(execFile)('npm', ['run', script], { cwd: STUDIO, env });
  return stdout;
};

test('the Studio’s own types hold', () => run('typecheck'));

test('Sanity finds the schema valid', async () => {
  expect(await run('validate')).toMatch(/Errors:\s+0 errors/);
});
