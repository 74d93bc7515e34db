import { site } from '../support/content.ts';
import { hasEveryPage } from './hasEveryPage.ts';
import type { Step } from './steps.ts';

/** Programs that are found or installed before a step runs. */
export type Need = 'browser' | 'web servers' | 'strace';

/** A step with its requirements besides Node. */
interface SuiteStep extends Step {
  readonly needs?: readonly Need[];
}

const npm = (script: string, ...options: readonly string[]): Step['command'] =>
  options.length > 0
    ? ['npm', 'run', '--silent', script, '--', ...options]
    : ['npm', 'run', '--silent', script];

/** Runs the named Vitest projects, in one process. */
const vitest = (name: string, ...projects: readonly string[]): SuiteStep => ({
  name,
  command: ['vitest', 'run', ...projects.map((project) => `--project=${project}`)],
  runner: 'vitest',
});

const TYPES: SuiteStep = { name: 'Types', command: npm('typecheck') };
const LINT: SuiteStep = { name: 'Lint', command: npm('lint'), beside: TYPES.name };
const PULLED: SuiteStep = {
  name: 'Content is as pulled',
  command: ['node', 'tests/contentAsPulled.ts'],
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
/** Runs the named Playwright projects, or all, against the built site. */
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

/** Browser tests of the built site, unless it lacks pages that they visit. */
const browserTests = (...projects: readonly string[]) =>
  hasEveryPage(site) ? [browser(...projects)] : [];

/** Independent suites, by their name in `npm run test:<name>`. */
export const SUITES = {
  quick: [TYPES, LINT, PULLED, PURE],
  code: [CODE],
  faults: [FAULTS],
  site: [BUILD, ...browserTests(), AUDIT],
  hosting: [BUILD, HOSTING],
  content: [OTHER_CONTENT],
  studio: [STUDIO_PACKAGES, STUDIO_CODE, STUDIO_BROWSER],
} as const satisfies Readonly<Record<string, readonly SuiteStep[]>>;

/** Four suites in one run, so that none waits for the slowest file of another. */
const PROCESSES: SuiteStep = {
  ...vitest('Processes and servers', 'code', 'faults', 'hosting', 'studio'),
  needs: ['strace', 'web servers'],
};

/** All suites. Tests that depend on the content run with other content only. */
const ALL: readonly SuiteStep[] = [
  ...SUITES.quick,
  BUILD,
  ...browserTests('any content'),
  AUDIT,
  OTHER_CONTENT,
  STUDIO_PACKAGES,
  PROCESSES,
  STUDIO_BROWSER,
];

/** @returns the steps of the named suites, by default of all, without duplicates */
export function stepsOf(names: readonly string[]): readonly SuiteStep[] | undefined {
  if (names.length === 0) return ALL;
  const suites = new Map<string, readonly SuiteStep[]>(Object.entries(SUITES));
  const wanted = names.map((name) => suites.get(name));
  const steps = wanted.flatMap((suite) => suite ?? []);
  return wanted.includes(undefined) ? undefined : [...new Set(steps)];
}
