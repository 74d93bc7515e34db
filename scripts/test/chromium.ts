import { chromium } from '@playwright/test';
import { CHROMIUM_PLACES } from '../command/chromium.ts';
import { findOrInstall, findProgram, installPackages, type Program } from './programs.ts';

const CHROMIUM: Program = {
  name: 'Chromium',
  variable: 'CHROMIUM',
  places: [chromium.executablePath(), ...CHROMIUM_PLACES],
  installers: [
    ['playwright', 'install', '--with-deps', '--only-shell', 'chromium'],
    ['playwright', 'install', 'chromium'],
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
