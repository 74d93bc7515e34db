import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.ts';

/** Quiet and without a sandbox, so that tests run in containers too. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/support/serveSite.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  use: { launchOptions: { executablePath: findChromium(), args: FLAGS } },
});
