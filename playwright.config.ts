import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/runner/chromium.ts';
import { CHROMIUM_FLAGS } from './tests/runner/chromiumFlags.ts';

/**
 * Whatever leaves this machine fails at once. A route that refuses it would cost more: every request
 * would be asked for, and the browser would cache none.
 */
const STAY_HERE =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/browser/support/serveSite.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can be too slow for a gesture; what passes only then is named as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  projects: [
    // Names what editors write: pages, entries, counts, words. It has to hold on any site of theirs.
    { name: 'content', testMatch: 'browser/content/**/*.spec.ts' },
    {
      name: 'any content',
      testMatch: '{browser,faults}/**/*.spec.ts',
      testIgnore: 'browser/content/**',
    },
  ],
  use: {
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, STAY_HERE] },
  },
});
