import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_PATHS } from '../../scripts/command/chromium.ts';
import { findOrInstall, findProgram, installPackages, type Program } from './programs.ts';

/**
 * Chromium without a window: its browser process takes a third of the processor time of a full
 * Chromium's, and tests take two thirds.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [chromium.executablePath(), ...CHROMIUM_PATHS];

const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  places: [HEADLESS_SHELL, ...WHOLE],
  installers: [
    installPackages('chromium', 'chromium-headless-shell'),
    ['playwright', 'install', '--with-deps', '--no-shell', 'chromium'],
    ['playwright', 'install', '--no-shell', 'chromium'],
    installPackages('chromium'),
  ],
  advice: 'install one (for example "apt-get install chromium") or set CHROMIUM to the path of one',
};

/**
 * Finds the Chromium for browser tests: `CHROMIUM` if set, otherwise an installed one, otherwise
 * installs one.
 *
 * @returns path of the executable
 * @throws {CommandError} if there is none and none can be installed
 */
export const findOrInstallChromium = (): string => findOrInstall(CHROMIUM);

/** @returns path of an installed Chromium, or `undefined` */
export const findChromium = (): string | undefined => findProgram(CHROMIUM);

/** @returns path of a full Chromium, which reads the settings of a profile, or `undefined` */
export const findWholeChromium = (): string | undefined => WHOLE.find((place) => existsSync(place));
