import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/runner/chromium.ts';
import { CHROMIUM_FLAGS } from './tests/runner/chromiumFlags.ts';

/**
 * Fails every external request at once. A Playwright route would cost more: it intercepts every
 * request and turns off the browser's cache.
 */
const BLOCK_EXTERNAL =
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1';

/**
 * A page loads in the process of its empty tab, without a spare process for the next page. Starting
 * both takes a quarter of the time of opening a page.
 */
const ONE_RENDERER = '--renderer-process-limit=1';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/browser/support/serveSite.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine can be too slow for a gesture; tests that pass on retry are reported as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  projects: [
    // Compares with what editors wrote: pages, entries, counts, words. Must hold for any content.
    { name: 'content', testMatch: 'browser/content/**/*.spec.ts' },
    {
      name: 'any content',
      testMatch: '{browser,faults}/**/*.spec.ts',
      testIgnore: 'browser/content/**',
    },
  ],
  use: {
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, BLOCK_EXTERNAL, ONE_RENDERER],
    },
  },
});
