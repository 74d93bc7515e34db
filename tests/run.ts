import { realpathSync } from 'node:fs';
import { CommandError, runCommand, UsageError } from '../scripts/command/command.ts';
import { findOrInstallChromium } from './runner/chromium.ts';
import { HOSTING_PROGRAMS } from './runner/hosting/programs.ts';
import { makeMemoryFolder } from './runner/memoryFolder.ts';
import { findOrInstall, type Program } from './runner/programs.ts';
import { runSteps } from './runner/steps.ts';
import { STRACE } from './runner/strace.ts';
import { type Need, SUITES, stepsOf } from './runner/suites.ts';
import { summariseRun } from './runner/summary.ts';

const USAGE = `npm test [-- PART...]

Runs every test, or only the named parts: ${Object.keys(SUITES).join(', ')}.
Prints the time of each step and the slowest files; the last line counts what passed and failed.`;

await runCommand(
  USAGE,
  {},
  async (_, parts) => {
    const steps = stepsOf(parts);
    if (!steps) throw new UsageError(`No part of the test is called ${parts.join(' or ')}`);
    const needs = new Set(steps.flatMap((step) => step.needs ?? []));
    const environment = prepare(needs);
    const results = await runSteps(steps, environment);
    const { failed, lines } = summariseRun(results);
    console.log(`\n${lines.join('\n')}`);
    if (failed > 0) process.exitCode = 1;
  },
  'options and arguments',
);

/**
 * Finds or installs the programs that steps need; returns their environment variables, and a place
 * for files.
 */
function prepare(needs: ReadonlySet<Need>): NodeJS.ProcessEnv {
  if (needs.has('web servers')) install(HOSTING_PROGRAMS);
  if (needs.has('strace')) install([STRACE]);
  // Resolved, because programs print real paths: macOS's folder is a link.
  const TMPDIR = process.env.TMPDIR ? realpathSync(process.env.TMPDIR) : makeMemoryFolder();
  if (!needs.has('browser')) return { TMPDIR };
  const chromium = findOrInstallChromium();
  console.log(`Chromium: ${chromium}`);
  return { TMPDIR, CHROMIUM: chromium };
}

/** Without a program its tests fail; all others still run. */
function install(programs: readonly Program[]): void {
  try {
    programs.forEach(findOrInstall);
  } catch (error) {
    console.error(error instanceof CommandError ? error.message : error);
  }
}
