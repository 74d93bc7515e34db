import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Tests the Studio in the same browser as the site, with longer timeouts: it is a large application. */
export default defineConfig(
  { ...site, projects: undefined },
  {
    testDir: 'tests/studio',
    testMatch: '**/*.spec.ts',
    globalSetup: './tests/studio/support/buildStudio.ts',
    outputDir: '.cache/studio-test-results',
    timeout: 180_000,
    expect: { timeout: 60_000 },
    use: {
      viewport: { width: 1440, height: 900 },
      screenshot: 'only-on-failure',
      // The icon of an edited document spins forever, which takes up a core without a GPU.
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
);
