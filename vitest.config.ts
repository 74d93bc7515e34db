import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILED, IN_HASTE } from './tests/support/compiled.ts';

const inFolders = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const project = (name: string, ...folders: readonly string[]) => ({
  extends: true as const,
  test: { name, include: inFolders(...folders) },
});

/** Sets what processes of its tests get, unless a test gives them an environment of its own. */
const withEnvironment = <T extends { readonly test: object }>(env: object, given: T) => ({
  ...given,
  test: { ...given.test, env },
});

/** Tests that start processes, servers or checkouts. They wait often: others work meanwhile. */
const SLOW = [
  withEnvironment(
    { ...COMPILED, ...IN_HASTE },
    project('code', 'pull', 'build', 'commands', 'lake', 'publish', 'serve', 'dev'),
  ),
  withEnvironment({ ...COMPILED, ...IN_HASTE }, project('faults', 'faults')),
  // Needs the built site.
  project('hosting', 'hosting'),
  // Needs the packages of the Studio.
  project('studio', 'studio'),
].map(({ test, ...project }) => ({
  ...project,
  test: {
    ...test,
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { groupOrder: 1 },
  },
}));

/** What holds of the sample firm is asked of no other: the site says that it is one. */
const isSample = JSON.parse(readFileSync('locales/en.json', 'utf8'))['site.sample'] !== undefined;

/** All others. What takes longer does not belong there. */
const PURE = {
  extends: true as const,
  test: {
    name: 'pure',
    include: inFolders('*'),
    exclude: SLOW.flatMap(({ test }) => test.include).concat(isSample ? [] : inFolders('sample')),
    testTimeout: 10_000,
    hookTimeout: 10_000,
  },
};

export default defineConfig({
  test: {
    projects: [PURE, ...SLOW],
    // Files share a worker's modules: to load the pull anew for each costs as much as most tests.
    isolate: false,
    // By itself it would leave a core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // A busy machine can be too slow once; elsewhere than in CI nothing is tried again.
    retry: process.env.CI ? 1 : 0,
    // A pull reads and validates the whole dataset; a busy machine may take its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
