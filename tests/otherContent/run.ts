import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, runCommand } from '../../scripts/command/command.ts';
import type { LakeDocument } from '../../scripts/lake/documents/document.ts';
import { makeCopy } from '../bench/copy.ts';
import { otherDocuments } from './otherDocuments.ts';

const USAGE = `node tests/otherContent/run.ts [--whole]

Runs the tests on other content: documents added, removed, moved and rewritten as editors may, in a
copy of this folder. Pull, build, audit, the pure tests and the browser tests that follow content;
with --whole all browser tests and the tests of the code too. Nothing that an editor may write turns
a test red: what holds of the sample firm alone is in tests/sample, which the copy leaves out.`;

/** Browser tests that name what editors write: pages, entries, counts, words. */
const FOLLOWING = [
  'accordion carousel contactCard deepLinks gallery hero islands narrowMenu navigation',
  'orientation screens scriptless sections submenus tabs',
].flatMap((names) => names.split(' '));

const options = { whole: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, options, async ({ whole }) => {
  await using copy = await makeCopy(process.cwd());
  const run = runner(copy.root);
  await changeContent(path.join(copy.root, 'studio', 'dataset', 'data.ndjson'));
  const isBuilt =
    (await run('node', 'scripts/pull.ts', '--allow-removal')) &&
    (await run('node', 'scripts/build.ts'));
  if (!isBuilt) throw new CommandError('Other content cannot be pulled and built');
  const browser = whole ? [] : FOLLOWING.map((name) => `browser/${name}.spec`);
  const outcomes = [
    await run('node', 'scripts/check.ts'),
    await run('vitest', 'run', '--project', 'pure', ...(whole ? ['--project', 'code'] : [])),
    await run('playwright', 'test', '--reporter=line', ...browser),
  ];
  if (outcomes.includes(false)) throw new CommandError('Other content turns tests red');
});

async function changeContent(file: string): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const documents = lines.map((line): LakeDocument => JSON.parse(line));
  const other = otherDocuments(documents).map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(file, other.join(''));
}

/** Runs programs of this checkout in a copy; gives whether they end well. */
function runner(root: string) {
  return async (program: string, ...given: readonly string[]): Promise<boolean> => {
    console.log(`\n${[program, ...given].join(' ')}`);
    const [code] = await once(spawn(program, given, { cwd: root, stdio: 'inherit' }), 'exit');
    return code === 0;
  };
}
