import { defineConfig } from '@playwright/test';
import site from './playwright.config.ts';

/** Takes screenshots of the built site into `shots`, with a contact sheet for each width. */
export default defineConfig(
  { ...site, projects: undefined },
  {
    testDir: 'tests/shots',
    testMatch: '*.spec.ts',
    globalTeardown: './tests/shots/support/drawSheets.ts',
    outputDir: '.cache/shots-test-results',
  },
);
