import { existsSync } from 'node:fs';

/** Where systems keep one. */
export const CHROMIUM_PLACES: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns path of a Chromium: `CHROMIUM` if set, else one that is there, or `undefined` */
export const installedChromium = (): string | undefined =>
  process.env.CHROMIUM || CHROMIUM_PLACES.find((place) => existsSync(place));
