import { CommandError, runCommand } from './command.ts';
import { findOrInstallChromium } from './test/chromium.ts';
import { HOSTING_PROGRAMS } from './test/hosting/programs.ts';
import { findOrInstall } from './test/programs.ts';
import { runStep, type Step, summarise } from './test/steps.ts';

const USAGE = `npm test

Everything that must hold: types, lint, units and contracts, the build and its audit, the site in
nginx and Caddy, browser tests of the site and of the Studio. The last line counts what passed and
what failed.`;

const STEPS: readonly Step[] = [
  { name: 'Types', command: ['npm', 'run', '--silent', 'typecheck'] },
  { name: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  {
    name: 'Units and contracts',
    command: ['vitest', 'run', '--project', 'code', '--project', 'faults'],
    report: 'vitest',
  },
  { name: 'Content is as pulled', command: ['npm', 'run', '--silent', 'pull', '--', '--check'] },
  { name: 'Build', command: ['npm', 'run', '--silent', 'build'] },
  { name: 'Audit of the built site', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'Hosting', command: ['vitest', 'run', '--project', 'hosting'], report: 'vitest' },
  { name: 'Browser', command: ['playwright', 'test'], report: 'playwright' },
  {
    name: 'Packages of the Studio',
    command: ['npm', 'run', '--silent', 'studio', '--', 'install'],
  },
  {
    name: 'Studio: types and schema',
    command: ['vitest', 'run', '--project', 'studio'],
    report: 'vitest',
  },
  {
    name: 'Studio: browser',
    command: ['playwright', 'test', '--config', 'playwright.studio.config.ts'],
    report: 'playwright',
  },
];

await runCommand(USAGE, {}, async () => {
  const chromium = findOrInstallChromium();
  console.log(`Chromium: ${chromium}`);
  installServers();
  const results = [];
  for (const step of STEPS) results.push(await runStep(step, { CHROMIUM: chromium }));
  const { passed, failed, lines } = summarise(results);
  console.log(`\n${lines.join('\n')}\n`);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});

/** Without one its tests fail; all others still run. */
function installServers(): void {
  try {
    HOSTING_PROGRAMS.forEach(findOrInstall);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
  }
}
