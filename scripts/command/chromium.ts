import { existsSync } from 'node:fs';

/** Where Chromium is usually installed. */
export const CHROMIUM_PATHS: readonly string[] = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns path of Chromium: `CHROMIUM` if set, else the first installed one, or `undefined` */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM || CHROMIUM_PATHS.find((place) => existsSync(place));
