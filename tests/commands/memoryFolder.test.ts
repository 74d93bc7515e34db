import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startServing } from '../support/servingProcess.ts';

/** Makes a folder in memory like `npm test`, prints its path, and keeps running. */
const MAKE = `
  import { makeFolderOfRun } from './tests/runner/memoryFolder.ts';
  console.log('made in ' + makeFolderOfRun(${JSON.stringify(tmpdir())}) + ' ');
  setInterval(() => {}, 1_000);
`;

test('frees the memory of an interrupted test run', async () => {
  await using run = await startServing({
    name: 'The run',
    command: [process.execPath, '--input-type=module-typescript', '--eval', MAKE],
    ready: /made in (\S+) /,
    stderr: 'inherit',
  });
  writeFileSync(path.join(run.origin, 'left'), 'by a test');
  const ended = new Promise((resolve) => run.process.once('exit', resolve));
  run.process.kill('SIGINT');
  expect(await ended).toBe(130);
  expect(existsSync(run.origin)).toBe(false);
});
