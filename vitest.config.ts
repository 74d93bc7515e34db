import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { COMPILE_CACHE, FAST_BUILD } from './tests/support/environment.ts';

const inFolders = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const project = (name: string, ...folders: readonly string[]) => ({
  extends: true as const,
  test: { name, include: inFolders(...folders) },
});

/** Sets the environment of a project's tests and their child processes, unless a test overrides it. */
const withEnvironment = <T extends { readonly test: object }>(env: object, given: T) => ({
  ...given,
  test: { ...given.test, env },
});

/** Tests that start processes, servers or checkouts. They mostly wait, so more of them run in parallel. */
const SLOW = [
  withEnvironment(
    { ...COMPILE_CACHE, ...FAST_BUILD },
    project('code', 'pull', 'build', 'commands', 'lake', 'publish', 'serve', 'dev'),
  ),
  withEnvironment({ ...COMPILE_CACHE, ...FAST_BUILD }, project('faults', 'faults')),
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

/** Tests of the sample firm run only on its content, which declares itself a sample. */
const isSample = JSON.parse(readFileSync('locales/en.json', 'utf8'))['site.sample'] !== undefined;

/** All other tests; anything slower belongs to {@link SLOW}. */
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
    // Test files share a worker's modules: reloading the pull for each costs as much as most tests.
    isolate: false,
    // The default leaves a core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    // A busy CI machine can be too slow once; elsewhere nothing is retried.
    retry: process.env.CI ? 1 : 0,
    // A pull reads and validates the whole dataset, which is slow on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is awaited by polling, too, which fails after a second by default.
    expect: { poll: { timeout: 60_000 } },
  },
});
