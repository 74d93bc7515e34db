// npm run test:mutations [-- WORD]: applies each mutation to a copy of the checkout, runs the tests that
// must detect it, and reports those that survive. WORD selects mutations by name or file.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MUTATIONS, type Mutation } from './mutations.ts';

/** Minimum percentage of mutations that must be detected. */
const WANTED = 90;

const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'releases', '.lake']);

const copy = mkdtempSync(path.join(tmpdir(), 'mutations-'));
for (const name of readdirSync('.').filter((entry) => !NOT_COPIED.has(entry)))
  cpSync(name, path.join(copy, name), {
    recursive: true,
    filter: (file) => !file.includes('node_modules'),
  });
symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));

/** Results of test files without a mutation. */
const passed = new Map<string, boolean>();

const [, , word = ''] = process.argv;
const chosen = MUTATIONS.filter(({ name, file }) => `${file} ${name}`.includes(word));
try {
  const survivors = chosen.filter((mutation) => !isSeen(mutation));
  const seen = chosen.length - survivors.length;
  console.log(`\n${seen} of ${chosen.length} mutations were seen.`);
  for (const { file, name } of survivors) console.log(`Survived: ${file}: ${name}`);
  if (seen * 100 < chosen.length * WANTED) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true });
}

/** Whether a test fails with a mutation; each must pass without it. */
function isSeen({ file, name, find, replace, tests }: Mutation): boolean {
  const place = path.join(copy, file);
  const source = readFileSync(place, 'utf8');
  if (source.split(find).length !== 2)
    throw new Error(`${file} must hold this once, for the mutation "${name}": ${find}`);
  const green = tests.filter(passes);
  if (green.length < tests.length)
    throw new Error(`Red without a mutation: ${tests.filter((each) => !green.includes(each))}`);
  writeFileSync(
    place,
    source.replace(find, () => replace),
  );
  const start = performance.now();
  const red = tests.find((each) => !runs(each));
  writeFileSync(place, source);
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${red ? `seen by ${red}` : 'SURVIVED'} (${seconds} s): ${file}: ${name}`);
  return red !== undefined;
}

function passes(test: string): boolean {
  const known = passed.get(test) ?? runs(test);
  passed.set(test, known);
  return known;
}

/** Runs one test file to its end: Vitest hangs if a failure cancels tests that run in parallel. */
function runs(test: string): boolean {
  const command = ['vitest', 'run', test];
  const { status } = spawnSync('npx', command, { cwd: copy, stdio: 'ignore' });
  return status === 0;
}
