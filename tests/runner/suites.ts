import type { Step } from './steps.ts';

/** Programs that a step finds or installs before it runs. */
export type Need = 'browser' | 'web servers' | 'strace';

/** A step that says what it needs beside Node. */
interface SuiteStep extends Step {
  readonly needs?: readonly Need[];
}

const npm = (script: string, ...options: readonly string[]): Step['command'] =>
  options.length > 0
    ? ['npm', 'run', '--silent', script, '--', ...options]
    : ['npm', 'run', '--silent', script];

/** Tests of the named projects of vitest's configuration, all in one run. */
const vitest = (name: string, ...projects: readonly string[]): SuiteStep => ({
  name,
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  runner: 'vitest',
});

const TYPES: SuiteStep = { name: 'Types', command: npm('typecheck') };
const LINT: SuiteStep = { name: 'Lint', command: npm('lint'), beside: TYPES.name };
const PULLED: SuiteStep = {
  name: 'Content is as pulled',
  command: npm('pull', '--check'),
  beside: TYPES.name,
};
const PURE = vitest('Units, contracts, content', 'pure');
const CODE = vitest('Pull, build, lake, publish', 'code');
const FAULTS: SuiteStep = { ...vitest('Faults', 'faults'), needs: ['strace'] };
const BUILD: SuiteStep = { name: 'Build', command: npm('build'), beside: PURE.name };
const AUDIT: SuiteStep = {
  name: 'Audit of the built site',
  command: npm('check'),
  beside: 'Browser',
};
/** Tests of the built site of the named projects of Playwright's configuration, or of all. */
const browser = (...projects: readonly string[]): SuiteStep => ({
  name: 'Browser',
  command: ['playwright', 'test', ...projects.map((project) => `--project=${project}`)],
  runner: 'playwright',
  needs: ['browser'],
});
const HOSTING: SuiteStep = { ...vitest('Hosting', 'hosting'), needs: ['web servers'] };
const OTHER_CONTENT: SuiteStep = {
  name: 'Other content',
  command: ['node', 'tests/otherContent/run.ts'],
  runner: 'own',
  needs: ['browser'],
};
const STUDIO_PACKAGES: SuiteStep = {
  name: 'Packages of the Studio',
  command: npm('studio', 'install'),
  beside: 'Browser',
};
const STUDIO_CODE = vitest('Studio: types and schema', 'studio');
const STUDIO_BROWSER: SuiteStep = {
  name: 'Studio: browser',
  command: ['playwright', 'test', '--config', 'playwright.studio.config.ts'],
  runner: 'playwright',
  needs: ['browser'],
};

/** Parts of the test by the name that `npm run test:<name>` has; each needs no other. */
export const SUITES = {
  quick: [TYPES, LINT, PULLED, PURE],
  code: [CODE],
  faults: [FAULTS],
  site: [BUILD, browser(), AUDIT],
  hosting: [BUILD, HOSTING],
  content: [OTHER_CONTENT],
  studio: [STUDIO_PACKAGES, STUDIO_CODE, STUDIO_BROWSER],
} as const satisfies Readonly<Record<string, readonly SuiteStep[]>>;

/** Tests of four parts in one run: no part waits for the slowest file of another. */
const PROCESSES: SuiteStep = {
  ...vitest('Processes and servers', 'code', 'faults', 'hosting', 'studio'),
  needs: ['strace', 'web servers'],
};

/** All parts. What follows the content is tested on other content alone. */
const ALL: readonly SuiteStep[] = [
  ...SUITES.quick,
  BUILD,
  browser('any content'),
  AUDIT,
  OTHER_CONTENT,
  STUDIO_PACKAGES,
  PROCESSES,
  STUDIO_BROWSER,
];

/** @returns the steps of the named parts, by default of all; none of them twice */
export function stepsOf(names: readonly string[]): readonly SuiteStep[] | undefined {
  if (names.length === 0) return ALL;
  const suites = new Map<string, readonly SuiteStep[]>(Object.entries(SUITES));
  const wanted = names.map((name) => suites.get(name));
  const steps = wanted.flatMap((suite) => suite ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(steps)];
}
