import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, runCommand } from '../../scripts/command/command.ts';
import type { LakeDocument } from '../../scripts/lake/documents/document.ts';
import { makeCopy } from '../bench/copy.ts';
import { hasEveryPage } from '../runner/hasEveryPage.ts';
import { addUp, writeReport } from '../runner/report.ts';
import { runSteps, type Step } from '../runner/steps.ts';
import { site } from '../support/content.ts';
import { writeFixtureDataset } from '../support/fixtureDataset.ts';
import { otherDocuments } from './otherDocuments.ts';

const USAGE = `node tests/otherContent/run.ts [--whole]

Runs the tests that depend on the content in a copy of this folder with modified content: documents
added, removed, moved and rewritten. If the content lacks a kind of page that the tests visit, it is
the fixture's. --whole also runs all other browser tests, and the tests of
code. No valid edit may fail a test; tests of the sample firm are in tests/sample, which the copy
does not run.`;

/** Whether the content of this folder is used, and not the fixture's. */
const IS_OWN = hasEveryPage(site);

const SITE: readonly Step[] = [
  { name: 'Other content: pull', command: ['node', 'scripts/pull.ts', '--allow-removal'] },
  { name: 'Other content: build', command: ['node', 'scripts/build.ts'] },
];

/** Tests of code alone, like those in tests/check. */
const OF_CODE = [
  'tests/contracts/{exports,faults,imports,inputs,mutations,noWords,references,sources,styles,workflows}.test.ts',
  'tests/units/{release,serve}/**',
];

const OF_CONTENT = globSync('tests/{contracts,units}/**/*.test.ts', { exclude: OF_CODE });

const TESTS: readonly Step[] = [
  {
    name: 'Other content: units, contracts',
    command: ['vitest', 'run', '--project=pure', ...OF_CONTENT],
    runner: 'vitest',
  },
  // The programmes of the fixture repeat each other's headings.
  ...(IS_OWN
    ? [
        {
          name: 'Other content: audit',
          command: ['node', 'scripts/check.ts'],
          beside: 'Other content: units, contracts',
        } as const,
      ]
    : []),
  {
    name: 'Other content: browser',
    command: ['playwright', 'test', '--project=content'],
    runner: 'playwright',
  },
];

/** Steps that do not depend on the content. */
const OTHER_TESTS: readonly Step[] = [
  {
    name: 'Other content: pull, build, lake, publish',
    command: ['vitest', 'run', '--project=code'],
    runner: 'vitest',
  },
  {
    name: 'Other content: browser, all others',
    command: ['playwright', 'test', '--project=any content'],
    runner: 'playwright',
  },
];

const options = { whole: { type: 'boolean', default: false } } as const;

await runCommand(USAGE, options, async ({ whole }) => {
  await using copy = await makeCopy(process.cwd());
  await changeContent(path.join(copy.root, 'studio', 'dataset'));
  const built = await runSteps(SITE, {}, copy.root);
  if (built.some(({ failed }) => failed > 0))
    throw new CommandError('Other content cannot be pulled and built');
  const tests = await runSteps(whole ? [...TESTS, ...OTHER_TESTS] : TESTS, {}, copy.root);
  const found = addUp([...built, ...tests]);
  writeReport(found);
  if (found.failed > 0) throw new CommandError('Other content turns tests red');
});

async function changeContent(folder: string): Promise<void> {
  if (!IS_OWN) return writeFixtureDataset(folder, [otherDocuments]);
  const file = path.join(folder, 'data.ndjson');
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  const documents = lines.map((line): LakeDocument => JSON.parse(line));
  const other = otherDocuments(documents).map((document) => `${JSON.stringify(document)}\n`);
  await writeFile(file, other.join(''));
}
