import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const STUDIO = path.resolve('studio');
const TYPES = path.join(STUDIO, 'sanity.types.ts');

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

test('the committed types are those of the schema: npm run typegen in studio/ writes them', async () => {
  const committed = await readFile(TYPES, 'utf8');
  try {
    await run('typegen');
    expect(await readFile(TYPES, 'utf8')).toBe(committed);
  } finally {
    await writeFile(TYPES, committed);
  }
});
