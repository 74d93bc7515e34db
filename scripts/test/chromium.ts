import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CommandError } from '../command.ts';

/** Where systems keep a Chromium of their own. */
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ways to get one, tried in turn: Playwright's own download, then the package of Debian and Ubuntu. */
const INSTALLERS: readonly (readonly [string, ...string[]])[] = [
  ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'],
  ['playwright', 'install', 'chromium'],
  ['sh', '-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'],
];

/**
 * The Chromium that browser tests run in: `CHROMIUM` if set, else one that is there, else one that
 * is installed now.
 *
 * @returns path of the program
 * @throws {CommandError} when none is there and none can be installed
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  for (const [program, ...options] of INSTALLERS) {
    console.log(`No Chromium found; trying: ${[program, ...options].join(' ')}`);
    spawnSync(program, options, { stdio: ['ignore', 'inherit', 'inherit'] });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new CommandError(
    'No Chromium could be found or installed: install one (for example "apt-get install chromium") or set CHROMIUM to its path',
  );
}

/** @returns path of a Chromium that is there, or `undefined` */
export function findChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...INSTALLED];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}
