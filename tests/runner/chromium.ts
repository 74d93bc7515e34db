import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM_PLACES } from '../../scripts/command/chromium.ts';
import { findOrInstall, findProgram, installPackages, type Program } from './programs.ts';

/**
 * A Chromium that draws pages and no window around them: its browser process takes a third of the
 * processor's time that a whole one's takes, the tests two thirds.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE = [chromium.executablePath(), ...CHROMIUM_PLACES];

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
 * The Chromium that browser tests run in: `CHROMIUM` if set, else one that is there, else one that
 * is installed now.
 *
 * @returns path of the program
 * @throws {CommandError} when none is there and none can be installed
 */
export const findOrInstallChromium = (): string => findOrInstall(CHROMIUM);

/** @returns path of a Chromium that is there, or `undefined` */
export const findChromium = (): string | undefined => findProgram(CHROMIUM);

/** @returns path of a Chromium that reads the settings of a profile, or `undefined` */
export const findWholeChromium = (): string | undefined => WHOLE.find((place) => existsSync(place));
